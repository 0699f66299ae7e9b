type Point = readonly [number, number];

/** The point at distance `way` from one point towards another, at most halfway. */
function pointTowards([x, y]: Point, [toX, toY]: Point, way: number): Point {
  const distance = Math.hypot(toX - x, toY - y);
  const ratio = distance === 0 ? 0 : Math.min(way / distance, 0.5);
  return [Math.round(x + (toX - x) * ratio), Math.round(y + (toY - y) * ratio)];
}

/** The `d` of an SVG path through the points, with rounded corners. */
export function roundedPath(points: readonly Point[], radius = 70): string {
  const parts = points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before) return `M${point.join(' ')}`;
    if (!after) return `L${point.join(' ')}`;
    const enter = pointTowards(point, before, radius);
    const leave = pointTowards(point, after, radius);
    return `L${enter.join(' ')} Q${point.join(' ')} ${leave.join(' ')}`;
  });
  return parts.join(' ');
}
