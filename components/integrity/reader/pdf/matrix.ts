/** An affine transformation, as in PDF (ISO 32000-1, 8.3.3). */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner` first, then `outer`. It runs for every letter, and taking lists apart by name takes longer. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
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
export function isInside(point: readonly [number, number], box: Box, margin = 0): boolean {
  return (
    point[0] >= box[0] - margin &&
    point[0] <= box[2] + margin &&
    point[1] >= box[1] - margin &&
    point[1] <= box[3] + margin
  );
}

/** The area that two boxes share. */
export function sharedArea(first: Box, second: Box): number {
  const width = Math.min(first[2], second[2]) - Math.max(first[0], second[0]);
  const height = Math.min(first[3], second[3]) - Math.max(first[1], second[1]);
  return Math.max(0, width) * Math.max(0, height);
}
