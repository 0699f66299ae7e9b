import type { CampusMap } from '@/content/schema/student/campus-map';

export type Building = CampusMap['buildings'][number];

/** A point on the map (x, y) and its height above the ground (z), in map units. */
export type MapPoint = readonly [x: number, y: number, z?: number];

/** Projects a point onto the drawing: the plan rotated by 45 degrees and seen from above. */
export function project([x, y, z = 0]: MapPoint): [number, number] {
  return [(x - y) * 0.71, (x + y) * 0.5 - z];
}

/** A path through points, as the `d` of an SVG path. */
export function pathData(mapPoints: readonly MapPoint[], close = false): string {
  const points = mapPoints.map((point) => project(point).map(Math.round).join(' '));
  return `M${points.join('L')}${close ? 'Z' : ''}`;
}

/** The drawn height of a building in map units. The map has no heights, so a broad building is drawn tall. */
export function heightOf({ width, height }: Building): number {
  return Math.round(Math.min(width, height) * 0.62);
}

/** The SVG viewBox of the drawing, with space above and below so that a tall panel still shows its full width. */
export function viewBoxOf({ width, height }: CampusMap): string {
  const [left] = project([0, height]);
  const [right, low] = [project([width, 0])[0], project([width, height])[1]];
  return `${Math.floor(left)} -200 ${Math.ceil(right - left)} ${Math.ceil(low + 340)}`;
}

/** Positions of trees on both sides of the paths, away from the buildings. */
export function treesOf({ paths, buildings, width, height }: CampusMap): MapPoint[] {
  const candidates = paths.flatMap(({ points }) =>
    points.slice(1).flatMap((end, index) => pointsAlong(points[index] ?? end, end)),
  );
  return candidates.filter(([x, y]) => {
    const inside = x > 15 && y > 15 && x < width - 15 && y < height - 15;
    return inside && !buildings.some((building) => isNear(building, x, y));
  });
}

function pointsAlong([x1, y1]: MapPoint, [x2, y2]: MapPoint): MapPoint[] {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const steps = Math.max(0, Math.floor((length - 40) / 62));
  return Array.from({ length: steps }, (_, index) => {
    const at = 50 + index * 62;
    const side = index % 2 === 0 ? 30 : -30;
    return [x1 + dx * at - dy * side, y1 + dy * at + dx * side] as const;
  });
}

function isNear({ x, y, width, height }: Building, px: number, py: number): boolean {
  return px > x - 34 && px < x + width + 20 && py > y - 34 && py < y + height + 20;
}
