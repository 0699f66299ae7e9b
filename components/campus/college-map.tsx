import { Card } from '@/components/ui/card';
import type { CampusMap } from '@/content/schema/student/campus-map';
import { CampusDrawing } from './campus-drawing';

interface CollegeMapProps {
  map: CampusMap;
  /** A sentence below the map. */
  caption: string;
}

/** A drawing of the campus and a list of its buildings, folded on a phone. */
export function CollegeMap({ map, caption }: CollegeMapProps) {
  return (
    <Card title="College Map">
      <details className="sm:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]">
        <summary className="min-h-6 text-note font-semibold text-brand sm:supports-[selector(::details-content)]:hidden print:hidden">
          Show the map
        </summary>
        <figure className="not-print:max-sm:mt-3">
          <CampusDrawing map={map} />
          <figcaption className="mt-2.5 flex items-baseline gap-2 text-note font-medium">
            <span className="size-2.5 shrink-0 rounded-full bg-accent" aria-hidden="true" />
            <bdi>{caption}</bdi>
          </figcaption>
        </figure>
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-6 gap-y-1 border-t border-line pt-3 text-small">
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
                <bdi className="font-semibold">{name}</bdi> <bdi className="text-muted">{use}</bdi>
                {id === map.home && <span className="sr-only"> (your school)</span>}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
