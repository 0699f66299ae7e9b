import { Card } from '@/components/ui/card';
import type { CampusMap } from '@/content/schema/student/campus-map';

interface CollegeMapProps {
  map: CampusMap;
  /** A sentence below the map. */
  caption: string;
}

/** A drawing of the campus, and a list of its buildings beside it; a phone has the list behind a summary. */
export function CollegeMap({ map, caption }: CollegeMapProps) {
  return (
    <Card title="College Map" className="@container">
      <div className="grid gap-x-8 gap-y-3 @2xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <figure>
          <CampusDrawing map={map} />
          <figcaption className="mt-2.5 flex items-baseline gap-2 text-note font-medium">
            <span className="size-2.5 shrink-0 rounded-full bg-accent" aria-hidden="true" />
            <bdi>{caption}</bdi>
          </figcaption>
        </figure>
        <details className="sm:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]">
          <summary className="flex min-h-6 w-fit items-center text-note font-semibold text-brand sm:supports-[selector(::details-content)]:hidden pointer-coarse:min-h-11 print:hidden">
            All buildings
          </summary>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-6 gap-y-1.5 text-small max-sm:mt-2">
            {map.buildings.map(({ id, mark, name, use }) => (
              <li key={id} className="flex items-baseline gap-2.5">
                <span
                  className={`inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-[6px] px-1 font-bold ${
                    id === map.home ? 'bg-accent text-on-accent' : 'bg-brand-soft text-brand'
                  }`}
                  aria-hidden="true"
                >
                  {mark}
                </span>
                <span>
                  <bdi className="font-semibold">{name}</bdi>{' '}
                  <bdi className="text-muted">{use}</bdi>
                  {id === map.home && <span className="sr-only"> (your school)</span>}
                </span>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </Card>
  );
}

/** The campus from above: ground, walks, buildings, and a marigold dot at the student's own building. */
function CampusDrawing({ map }: { map: CampusMap }) {
  const { width, height, buildings, paths } = map;
  const names = buildings.map((building) => building.name).join(', ');
  const walks = paths.map(({ id, points }) => ({ id, shape: roundedPath(points) }));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Campus map with ${names}`}
      className="w-full rounded-control bg-sunken"
    >
      <g className="fill-none stroke-line" strokeWidth="34" strokeLinecap="round">
        {walks.map(({ id, shape }) => (
          <path key={id} d={shape} />
        ))}
      </g>
      <g className="fill-none stroke-sunken" strokeWidth="3" strokeDasharray="14 16">
        {walks.map(({ id, shape }) => (
          <path key={id} d={shape} />
        ))}
      </g>
      {buildings.map((building, index) => (
        <Building
          key={building.id}
          building={building}
          home={building.id === map.home}
          pale={index % 2 === 1}
        />
      ))}
    </svg>
  );
}

interface BuildingProps {
  building: CampusMap['buildings'][number];
  /** True if the student's school is in it. */
  home: boolean;
  /** The lighter of two tones, so that neighbours differ. */
  pale: boolean;
}

/** A building from above: a roof with its ridge and its map label. */
function Building({ building, home, pale }: BuildingProps) {
  const { x, y, width, height, mark, name } = building;
  const edge = Math.min(14, width / 6, height / 6);
  return (
    <g>
      <title>{name}</title>
      <rect
        {...{ x, y, width, height }}
        rx="12"
        className="fill-brand"
        fillOpacity={home ? 1 : pale ? 0.76 : 0.86}
      />
      <rect
        x={x + edge}
        y={y + edge}
        width={width - 2 * edge}
        height={height - 2 * edge}
        rx="6"
        className="fill-none stroke-on-brand"
        strokeWidth="2"
        strokeOpacity="0.35"
      />
      <text
        x={x + width / 2}
        y={y + height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={Math.min(44, height * 0.7)}
        className="figure fill-on-brand"
      >
        {mark}
      </text>
      {home && (
        <circle
          cx={x + width - 4}
          cy={y + 4}
          r="20"
          strokeWidth="7"
          className="fill-accent stroke-sunken"
        />
      )}
    </g>
  );
}

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
