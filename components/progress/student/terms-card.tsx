import { TableAlternative } from '@/components/charts/chart-figure';
import { ChartLegend, legendMarks } from '@/components/charts/chart-legend';
import { averageNames } from '@/components/performance/model/grade-band';
import { FigureTable } from '@/components/charts/figure-table';
import { termSteps, type TermStep } from '@/components/progress/model/term-steps';
import { Card } from '@/components/ui/card';
import type { Grading } from '@/content/schema/academic';
import type { Results } from '@/content/schema/student/results';

/** The averages of the terms that are over: points with their numbers, and the average of all terms as a line. */
export function TermsCard({ results, grading }: { results: Results; grading: Grading }) {
  const steps = termSteps(results, grading);
  const last = steps.at(-1);
  if (!last) return null;
  const names = averageNames(grading);
  const first = steps[0]!;
  const isLine = steps.filter(({ termValue }) => termValue !== null).length > 1;
  return (
    <Card
      id="terms"
      title="Terms"
      action={
        grading.unit === 'points' && (
          <span className="text-note text-muted">out of {grading.maximum}</span>
        )
      }
    >
      <dl className="flex flex-wrap items-end gap-x-8 gap-y-2">
        <div className="flex flex-col-reverse">
          <dt className="text-note text-muted">
            {names.all}, {first === last ? last.name : `${first.name} to ${last.name}`}
          </dt>
          <dd className="figure text-figure">{last.all ?? '–'}</dd>
        </div>
        {isLine && (
          <div className="flex flex-col-reverse">
            <dt className="text-note text-muted">
              last {names.term}
              {last.change && `, ${last.change}`}
            </dt>
            <dd className="figure text-title">{last.term ?? '–'}</dd>
          </div>
        )}
      </dl>
      {isLine && (
        <>
          <TermLines steps={steps} />
          <ChartLegend
            items={[
              { text: names.term, mark: legendMarks.dot },
              { text: names.all, mark: 'h-0.5 w-4 bg-orange' },
            ]}
          />
          <TableAlternative>
            <FigureTable
              caption={`${names.term} and ${names.all} by term`}
              head={['Term', names.term, names.all]}
              rows={steps.map(({ id, name, term, all }) => ({
                key: id,
                cells: [<bdi key="name">{name}</bdi>, term ?? '–', all ?? '–'],
              }))}
            />
          </TableAlternative>
        </>
      )}
    </Card>
  );
}

const [width, height] = [320, 150];

/** The drawing; the table says the same. */
function TermLines({ steps }: { steps: readonly TermStep[] }) {
  const values = steps.flatMap(({ termValue, allValue }) =>
    [termValue ?? [], allValue ?? []].flat(),
  );
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = (at: number) => 28 + (at * (width - 56)) / (steps.length - 1);
  const y = (value: number) => 28 + ((most - value) / (most - least || 1)) * (height - 66);
  const line = steps.flatMap(({ allValue }, at) =>
    allValue === null ? [] : `${x(at).toFixed(1)},${y(allValue).toFixed(1)}`,
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="mx-auto mt-3 w-full max-w-96 print:hidden"
      aria-hidden="true"
    >
      <path d={`M8 ${height - 22}H${width - 8}`} className="stroke-line" />
      <polyline points={line.join(' ')} className="fill-none stroke-orange stroke-2" />
      {steps.map(({ id, term, termValue }, at) => (
        <g key={id} textAnchor="middle">
          {termValue !== null && (
            <>
              <circle cx={x(at)} cy={y(termValue)} r="5" className="fill-brand" />
              <text x={x(at)} y={y(termValue) - 10} className="fill-text text-small font-semibold">
                {term}
              </text>
            </>
          )}
          <text x={x(at)} y={height - 5} className="fill-muted text-small">
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
