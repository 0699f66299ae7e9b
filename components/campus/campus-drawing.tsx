import type { CampusMap } from '@/content/schema/student/campus-map';
import { Building } from './building';
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
