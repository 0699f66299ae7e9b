import type { CampusMap } from '@/content/schema/student/campus-map';

interface BuildingProps {
  building: CampusMap['buildings'][number];
  /** Whether the student's school is in it. */
  home: boolean;
  /** The lighter of two tones, so that neighbours differ. */
  pale: boolean;
}

/** A building from above: a roof with its ridge and its map label. */
export function Building({ building, home, pale }: BuildingProps) {
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
