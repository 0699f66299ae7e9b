import type { CampusMap } from '@/content/schema/student/campus-map';
import { CampusBuilding } from './campus-building';
import { viewBoxOf, project, pathData, treesOf } from './campus-projection';

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
