import type { ReactNode } from 'react';
import { formatPoints } from '@/components/activity/model/point-figure';
import { TableAlternative } from '@/components/charts/chart-figure';
import { ChartLegend } from '@/components/charts/chart-legend';
import { FigureTable } from '@/components/charts/figure-table';
import type { PointSteps } from '@/components/progress/model/point-steps';
import { Card } from '@/components/ui/card';
import { formatDay } from '@/lib/time/date';

interface PointsOverTimeProps {
  /** The name of the rules: "Activity points". */
  name: string;
  steps: PointSteps;
  semester: number | undefined;
  /** The button that opens how they count. */
  action: ReactNode;
}

/** The activity points over the semesters, as steps beside those that are due. */
export function PointsOverTime({ name, steps, semester, action }: PointsOverTimeProps) {
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
    <Card title={name} action={action}>
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
function StepLines({ reached, due, required, total, from, to, until }: PointSteps) {
  const most = Math.max(required ?? 0, total, ...due.map(({ points }) => points), 1);
  const x = (at: number) => 8 + ((Math.min(at, to) - from) / (to - from)) * (width - 16);
  const y = (points: number) => 10 + (1 - points / most) * (height - 34);
  const path = (steps: readonly { at: number; points: number }[]) =>
    `M${x(from)} ${y(0)}${steps.map(({ at, points }) => `H${x(at).toFixed(1)}V${y(points).toFixed(1)}`).join('')}`;
  const semesters = Array.from({ length: to - from }, (_, index) => from + index);
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
        d={`${path(reached)}H${x(Math.max(until, reached.at(-1)?.at ?? from)).toFixed(1)}`}
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
