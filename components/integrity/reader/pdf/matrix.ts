/** An affine transformation, as in PDF (ISO 32000-1, 8.3.3). */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

/** A matrix of an instruction's arguments; the identity if they are something else. */
export function toMatrix(values: unknown): Matrix {
  const numbers = Array.from((values ?? []) as ArrayLike<number>);
  return numbers.length === 6 && numbers.every(Number.isFinite)
    ? (numbers as unknown as Matrix)
    : identity;
}

/** Left, bottom, right and top. */
export type Box = readonly [number, number, number, number];

/** The smallest upright box around a transformed one. */
export function transformBox(matrix: Matrix, [left, bottom, right, top]: Box): Box {
  const corners = [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
  ].map(([x = 0, y = 0]) => multiply(matrix, [1, 0, 0, 1, x, y]));
  const xs = corners.map(([, , , , x]) => x);
  const ys = corners.map(([, , , , , y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Whether a point is in a box, or at most `margin` away from it. */
export function isInside(
  [x, y]: readonly [number, number],
  [left, bottom, right, top]: Box,
  margin = 0,
): boolean {
  return x >= left - margin && x <= right + margin && y >= bottom - margin && y <= top + margin;
}

/** The area that two boxes share. */
export function sharedArea(first: Box, second: Box): number {
  const width = Math.min(first[2], second[2]) - Math.max(first[0], second[0]);
  const height = Math.min(first[3], second[3]) - Math.max(first[1], second[1]);
  return Math.max(0, width) * Math.max(0, height);
}
