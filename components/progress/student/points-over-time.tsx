import { formatPoints } from '@/components/activity/model/point-figure';
import type { PointsProps } from '@/components/activity/points/use-points';
import { TableAlternative } from '@/components/charts/chart-figure';
import { ChartLegend } from '@/components/charts/chart-legend';
import { FigureTable } from '@/components/charts/figure-table';
import type { PointSteps } from '@/components/progress/model/point-steps';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { formatDay } from '@/lib/time/date';

const loadCounting = async () =>
  (await import('@/components/activity/points/points-dialog')).PointsDialog;

/** The activity points over the semesters, as steps beside those that are due. */
export function PointsOverTime({ steps, ...counting }: PointsProps & { steps: PointSteps }) {
  const { semester, rules } = counting;
  const { name } = rules;
  const { total, required, dueNow, reached, due } = steps;
  const rows = [
    ...reached.map((step) => ({
      ...{ key: step.id, at: step.at },
      cells: [step.name, formatDay(step.day), formatPoints(step.points), '–'],
    })),
    ...due.map(({ at, points }) => ({
      ...{ key: `due-${at}`, at },
      cells: ['Due', `from semester ${at}`, '–', formatPoints(points)],
    })),
  ].sort((one, other) => one.at - other.at);
  return (
    <Card
      title={name}
      action={
        <LazyDialogButton
          load={loadCounting}
          props={counting}
          className={`${cornerLinkClass} pointer-coarse:min-h-11 print:hidden`}
        >
          How they count
        </LazyDialogButton>
      }
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="figure text-figure">{formatPoints(total)}</span>
        <span className="text-note text-muted">
          {[
            required !== null && `of ${formatPoints(required)}`,
            dueNow !== null && `${formatPoints(dueNow)} due by semester ${semester}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {rows.length > 0 && (
        <>
          <StepLines {...steps} />
          <ChartLegend
            items={[
              { text: 'reached', mark: 'h-0.5 w-4 bg-brand' },
              ...(due.length > 0
                ? [{ text: 'due', mark: 'w-4 border-t-2 border-dashed border-muted' }]
                : []),
            ]}
          />
          <TableAlternative>
            <FigureTable
              caption={`${name} reached and due`}
              head={['Activity', 'When', 'Reached', 'Due']}
              rows={rows}
            />
          </TableAlternative>
        </>
      )}
    </Card>
  );
}

const [width, height] = [320, 150];

/** The drawing; the table says the same. */
function StepLines({ reached, due, required, total, to, until }: PointSteps) {
  const most = Math.max(required ?? 0, total, ...due.map(({ points }) => points), 1);
  const x = (at: number) => 8 + ((Math.min(at, to) - 1) / (to - 1)) * (width - 16);
  const y = (points: number) => 10 + (1 - points / most) * (height - 34);
  const path = (steps: readonly { at: number; points: number }[]) =>
    `M${x(1)} ${y(0)}${steps.map(({ at, points }) => `H${x(at).toFixed(1)}V${y(points).toFixed(1)}`).join('')}`;
  const semesters = Array.from({ length: to - 1 }, (_, index) => 1 + index);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="mx-auto mt-3 w-full max-w-96 print:hidden"
      aria-hidden="true"
    >
      <path d={`M8 ${y(0)}H${width - 8}`} className="stroke-line" />
      {due.length > 0 && (
        <path
          d={`${path(due)}H${width - 8}`}
          className="fill-none stroke-muted stroke-2"
          strokeDasharray="4 4"
        />
      )}
      <path
        d={`${path(reached)}H${x(Math.max(until, reached.at(-1)?.at ?? 1)).toFixed(1)}`}
        className="fill-none stroke-brand stroke-[3]"
        strokeLinejoin="round"
      />
      {semesters.map((semester) => (
        <text
          key={semester}
          x={x(semester + 0.5)}
          y={height - 4}
          textAnchor="middle"
          className="fill-muted text-small"
        >
          {semester}
        </text>
      ))}
    </svg>
  );
}
