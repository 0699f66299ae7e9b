import type { Assessment, Marks } from '@/components/performance/model/marks';
import { ShortDay } from '@/components/page/short-day';
import { cornerLinkClass } from '@/components/ui/button';
import { FigureTable } from '@/components/charts/figure-table';

interface MarksTableProps {
  subject: string;
  /** Its section, term and credits. */
  about: readonly string[];
  assessments: readonly Assessment[];
  marks: Marks;
}

// Without script and in print, the table is open.
const openClass =
  'no-js:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]';

const states = {
  graded: 'Marked',
  submitted: 'Handed in',
  late: 'Handed in late',
  missing: 'Missing',
  exempt: 'Exempt',
} as const;

/** Returns what was reached or what became of it; each figure stays on one line. */
function marksText({ score, maximum, grade, state }: Assessment): string {
  const points =
    score !== undefined ? `${score}${maximum === undefined ? '' : ` of ${maximum}`}` : null;
  const figures = [grade, points?.replaceAll(' ', '\u00a0')].filter(Boolean).join(', ');
  return figures || (state ? states[state] : 'To\u00a0come');
}

/** The assessments of a subject with their weight and marks, behind a summary; open, it has a line of its own. */
export function MarksTable({ subject, about, assessments, marks }: MarksTableProps) {
  const isWeighted = marks.by === 'weight';
  return (
    <details className={`min-w-0 open:basis-full print:basis-full ${openClass}`}>
      <summary className={`${cornerLinkClass} min-h-9 pointer-coarse:min-h-11`}>
        All marks
        <span className="sr-only"> in {subject}</span>
      </summary>
      <div className="mt-1 max-w-2xl max-[20rem]:overflow-x-auto">
        <p className="mb-2 text-small text-muted empty:hidden">{about.join(', ')}</p>
        <FigureTable
          caption={`Marks in ${subject}`}
          head={['Assignment', ...(isWeighted ? ['Weight'] : []), 'Marks']}
          rows={assessments.map((one) => ({
            key: one.id,
            cells: [
              <>
                <bdi>{one.name}</bdi>
                {one.due && (
                  <span className="block text-small font-normal text-muted">
                    due <ShortDay day={one.due} />
                  </span>
                )}
              </>,
              ...(isWeighted ? [one.weight === undefined ? 'none' : `${one.weight}%`] : []),
              marksText(one),
            ],
          }))}
        />
        <CountingNote {...marks} />
      </div>
    </details>
  );
}

/** Shows what does not count as one would expect. */
function CountingNote({ missing, uncounted, by }: Marks) {
  const notes = [
    missing > 0 && 'Missing work counts as 0.',
    uncounted > 0 &&
      `${uncounted === 1 ? '1 mark does' : `${uncounted} marks do`} not count, without ${by === 'weight' ? 'a weight or ' : ''}the highest possible points.`,
  ].filter(Boolean);
  return <p className="mt-2 text-small text-muted empty:hidden">{notes.join(' ')}</p>;
}
