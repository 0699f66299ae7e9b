import type { CampusMap } from '@/content/schema/student/campus-map';
import { roundedPath } from './rounded-path';

/** The campus from above: ground, walks, buildings, and a marigold dot at the student's own building. */
export function CampusDrawing({ map }: { map: CampusMap }) {
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
  /** Whether the student's school is in it. */
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
