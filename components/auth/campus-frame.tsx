import type { ReactNode } from 'react';
import { SiteLogo } from '@/components/page/college-logo';
import { SpeculationRules } from '@/components/page/speculation-rules';
import { SkipLink } from '@/components/ui/skip-link';
import type { Site } from '@/content/schema/site';
import type { CampusMap } from '@/content/schema/student/campus-map';
import { asset, routes } from '@/lib/site/routes';
import { linkClass } from './link-class';

interface CampusArtProps {
  map: CampusMap;
  /** Draws the student's own building as a dashed outline. */
  missing?: boolean;
  className?: string;
}

/** The campus map as a line drawing on the feature colour; decorative. */
export function CampusArt({ map, missing = false, className = '' }: CampusArtProps) {
  const farFirst = map.buildings.toSorted(
    (a, b) => a.x + a.width + a.y + a.height - (b.x + b.width + b.y + b.height),
  );
  const { width, height } = map;
  return (
    <svg
      viewBox={viewBoxOf(map)}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      strokeWidth="2.5"
      className={`stroke-on-feature ${className}`}
    >
      <path
        d={pathData(
          [
            [0, 0],
            [width, 0],
            [width, height],
            [0, height],
          ],
          true,
        )}
        strokeOpacity="0.3"
      />
      <g strokeWidth="27" strokeOpacity="0.34" strokeLinecap="butt">
        <Paths map={map} />
      </g>
      <g strokeWidth="22" strokeLinecap="butt" className="stroke-feature">
        <Paths map={map} />
      </g>
      <g strokeOpacity="0.6">
        {treesOf(map).map((point) => (
          <Tree key={point.join()} at={project(point)} />
        ))}
      </g>
      {farFirst.map((building) => (
        <CampusBuilding
          key={building.id}
          building={building}
          home={building.id === map.home}
          missing={missing && building.id === map.home}
        />
      ))}
    </svg>
  );
}

function Paths({ map }: { map: CampusMap }) {
  return map.paths.map(({ id, points }) => <path key={id} d={pathData(points)} />);
}

function Tree({ at: [x, y] }: { at: [number, number] }) {
  const [left, low] = [Math.round(x), Math.round(y)];
  return (
    <g className="fill-feature">
      <path d={`M${left} ${low}v-22`} />
      <circle cx={left} cy={low - 27} r="10" />
    </g>
  );
}

interface CampusBuildingProps {
  building: Building;
  /** The student's own building has a marigold roof. */
  home: boolean;
  /** Draws only a dashed outline. */
  missing: boolean;
}

/** One building as a block of two walls and a roof. */
function CampusBuilding({ building, home, missing }: CampusBuildingProps) {
  const { x, y, width, height } = building;
  const [right, front, top] = [x + width, y + height, heightOf(building)];
  const base: MapPoint[] = [
    [x, y],
    [right, y],
    [right, front],
    [x, front],
  ];
  const roof = (inset: number): MapPoint[] => [
    [x + inset, y + inset, top],
    [right - inset, y + inset, top],
    [right - inset, front - inset, top],
    [x + inset, front - inset, top],
  ];
  if (missing)
    return (
      <g className="stroke-accent" strokeDasharray="12 11" strokeWidth="4">
        <path d={pathData(base, true)} />
        <path d={pathData(roof(0), true)} />
        {base.map(([left, back]) => (
          <path
            key={`${left} ${back}`}
            d={pathData([
              [left, back],
              [left, back, top],
            ])}
          />
        ))}
      </g>
    );
  const floors = Array.from({ length: Math.floor(top / 26) }, (_, index) => index * 26 + 15);
  return (
    <g className="fill-feature">
      <path
        d={pathData(
          [
            [x, front],
            [right, front],
            [right, front, top],
            [x, front, top],
          ],
          true,
        )}
      />
      <path
        d={pathData(
          [
            [right, y],
            [right, front],
            [right, front, top],
            [right, y, top],
          ],
          true,
        )}
      />
      <path d={pathData(roof(0), true)} className={home ? 'fill-accent' : ''} />
      <path
        d={pathData(roof(12), true)}
        strokeOpacity="0.5"
        className={home ? 'stroke-on-accent' : ''}
        fill="none"
      />
      <g fill="none" strokeOpacity="0.75" strokeWidth="5" strokeLinecap="butt">
        {floors.map((floor) => (
          <g key={floor}>
            <Windows from={[x + 14, front, floor]} to={[right - 14, front, floor]} />
            <Windows from={[right, front - 14, floor]} to={[right, y + 14, floor]} />
          </g>
        ))}
      </g>
    </g>
  );
}

/** A row of windows as one dashed line that begins and ends with a window. */
function Windows({ from, to }: { from: MapPoint; to: MapPoint }) {
  const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 22));
  return <path d={pathData([from, to])} pathLength={2 * count - 1} strokeDasharray="1 1" />;
}

type Building = CampusMap['buildings'][number];

/** A point on the map (x, y) and its height above the ground (z), in map units. */
type MapPoint = readonly [x: number, y: number, z?: number];

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

interface CampusFrameProps {
  site: Pick<Site, 'product' | 'openSample' | 'logo' | 'college'>;
  map: CampusMap;
  /** Draws the campus with a building missing. */
  missing?: boolean;
  /** Shown at the foot of the page. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A page next to a drawing of the campus; on narrow screens the drawing is a band above the page. */
export function CampusFrame({ site, map, missing, foot, children }: CampusFrameProps) {
  return (
    <>
      <SkipLink />
      <div className="grid min-h-dvh grid-rows-[auto_1fr] md:grid-cols-2 md:grid-rows-1">
        <div className="flex min-w-0 flex-col max-md:row-start-2">
          <header className="flex flex-wrap items-center justify-between gap-x-4 px-4 pt-3 sm:px-8 md:pt-6">
            <a
              href={asset(routes.landing)}
              className="inline-flex min-h-10 pointer-coarse:min-h-11 items-center"
            >
              <SiteLogo site={site} />
            </a>
            <p className="text-note text-muted">{site.college}</p>
          </header>
          <main
            id="main"
            className="flex grow justify-center px-4 pt-6 pb-6 sm:px-8 md:items-center md:pb-12"
          >
            {children}
          </main>
          <footer className="flex flex-wrap justify-between gap-x-4 px-4 pb-4 text-note text-muted sm:px-8 print:hidden">
            {foot}
            <a href={asset(routes.accessibility)} className={linkClass}>
              Accessibility
            </a>
          </footer>
        </div>
        <div className="relative forced-color-adjust-none bg-feature max-md:row-start-1 max-md:h-24 print:hidden">
          <CampusArt map={map} missing={missing} className="absolute inset-0 size-full" />
        </div>
      </div>
      <SpeculationRules />
    </>
  );
}
