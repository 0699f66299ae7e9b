import { heightOf, pathData, type Building, type MapPoint } from './campus-projection';

interface CampusBuildingProps {
  building: Building;
  /** The student's own building has a marigold roof. */
  home: boolean;
  /** Draws only a dashed outline. */
  missing: boolean;
}

/** One building as a block of two walls and a roof. */
export function CampusBuilding({ building, home, missing }: CampusBuildingProps) {
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
