import { useState } from 'react';
import {
  formatAge,
  formatPlan,
  type AttendanceStanding,
} from '@/components/attendance/model/attendance';
import { TableAlternative } from '@/components/charts/chart-figure';
import { LazyChart } from '@/components/charts/lazy-chart';
import { PortalLink } from '@/components/page/portal-link';
import { useToday } from '@/components/page/use-clock';
import { FigureTable } from '@/components/charts/figure-table';
import {
  describeSeries,
  type AttendanceSeries,
  type SeriesLine,
  type SeriesStep,
} from '@/components/progress/model/series';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { EmptyState } from '@/components/ui/empty-state';
import { routes } from '@/lib/site/routes';
import { formatShortDay, formatTime } from '@/lib/time/date';
import { ClassSquares } from './class-squares';

interface AttendanceCardProps {
  /** Null while too few weeks are known. */
  series: AttendanceSeries | null;
  /** The attendance of all classes; null if nothing is known. */
  all: AttendanceStanding | null;
  threshold: number | null;
  /** True if the page of every class has some. */
  hasClasses: boolean;
  className?: string;
}

const load = async () => (await import('@/components/charts/line-chart')).LineChart;

/** The attendance of each subject so far against the limit, by week or by month, and the classes of the chosen subject. */
export function AttendanceCard(props: AttendanceCardProps) {
  const { series, all, threshold, hasClasses, className } = props;
  const percent = all?.percent ?? null;
  const [asked, setAsked] = useState<string | null>(null);
  if (!series)
    return (
      <Card id="attendance" title="Attendance so far" {...(className && { className })}>
        {percent === null ? (
          <EmptyState sentence="No Attendance Yet" hint="Classes attended will appear here." />
        ) : (
          <>
            <p className="figure text-figure">{percent}</p>
            <p className="text-note text-muted">A line needs four weeks with classes.</p>
            <Age all={all} />
          </>
        )}
      </Card>
    );
  const { by, labels, lines } = series;
  const chosen = lines.find(({ id }) => id === asked) ?? worstOf(lines);
  const front = [chosen, ...lines.filter((line) => line !== chosen && line.id !== '')];
  return (
    <Card
      id="attendance"
      title={by === 'week' ? 'Attendance so far, by week' : 'Attendance by month'}
      {...(className && { className })}
      action={
        lines.length > 1 && (
          <ChoiceChips
            label="Subject"
            options={lines.map(({ id, name, short }) => ({
              ...{ value: id, name: id === '' ? `All ${percent ?? ''}` : name },
              text: id === '' ? `All ${percent ?? ''}` : short,
            }))}
            value={chosen.id}
            onChange={setAsked}
          />
        )
      }
    >
      <Age all={all} />
      <LazyChart
        load={load}
        className="h-52"
        props={{
          label: describeSeries(chosen, labels, threshold),
          labels,
          lines: front.map(({ short, steps }) => ({
            name: lines.length > 1 ? short : '',
            values: steps.map(({ value }) => value),
          })),
          minimum: lowestOf(front, threshold),
          limit: threshold === null ? null : { value: threshold, text: `${threshold}% needed` },
        }}
      />
      <ClassSquares steps={chosen.steps} />
      <TableAlternative>
        <SeriesTable {...series} front={front} />
      </TableAlternative>
      {by === 'month' && all?.plan && threshold !== null && (
        <p className="mt-2 text-note font-semibold">{formatPlan(all.plan, threshold)}</p>
      )}
      {hasClasses && (
        <p className="mt-2 print:hidden">
          <PortalLink
            href={routes.classes}
            className={`${cornerLinkClass} pointer-coarse:min-h-11`}
          >
            Every class
          </PortalLink>
        </p>
      )}
    </Card>
  );
}

/** How old the figures are, once they allow nothing. */
function Age({ all }: { all: AttendanceStanding | null }) {
  const today = useToday();
  if (!all?.isOld) return null;
  return <p className="text-note">{formatAge(all, formatShortDay(all.asOf, today))}</p>;
}

const lastOf = ({ steps }: SeriesLine) =>
  steps.findLast(({ value }) => value !== null)?.value ?? 101;

const worstOf = (lines: readonly SeriesLine[]): SeriesLine => {
  const subjects = lines.filter(({ id }) => id !== '');
  return subjects.reduce(
    (worst, one) => (lastOf(one) < lastOf(worst) ? one : worst),
    subjects[0] ?? lines[0]!,
  );
};

/** The lower end of the axis: the ten below the lowest value and the limit. */
function lowestOf(lines: readonly SeriesLine[], threshold: number | null): number {
  const values = lines.flatMap(({ steps }) => steps.flatMap(({ value }) => value ?? []));
  const lowest = Math.min(...values, threshold ?? 90);
  return Math.max(0, Math.floor((lowest - 5) / 10) * 10);
}

/** The chosen line first, with the classes of each step. */
function SeriesTable({ by, labels, front }: AttendanceSeries & { front: readonly SeriesLine[] }) {
  const [chosen, ...others] = front;
  const hasExceptions = chosen!.steps.some(({ exceptions }) => exceptions.length > 0);
  const share = ({ percent }: SeriesStep) => percent ?? '–';
  return (
    <FigureTable
      caption={`Attendance of ${chosen!.name === 'All' ? 'all classes' : chosen!.name} by ${by}`}
      head={[
        by === 'week' ? 'Week of' : 'Month',
        ...(by === 'week' ? ['Attended', ...(hasExceptions ? ['Not in time'] : [])] : ['Attended']),
        ...front.map(({ short }) => (by === 'month' ? 'Share' : `${short} so far`)),
      ]}
      rows={chosen!.steps.map((step, at) => ({
        key: labels[at]!,
        cells: [
          labels[at]!,
          step.classes ? `${step.classes[0]} of ${step.classes[1]}` : 'not known',
          ...(hasExceptions ? [step.exceptions.map(exceptionText).join('; ') || '–'] : []),
          ...[step, ...others.map(({ steps }) => steps[at]!)].map(share),
        ],
      }))}
    />
  );
}

const statusWords = {
  absent: 'absent',
  late: 'late',
  excused: 'excused',
  duty: 'on duty',
} as const;

function exceptionText({ day, start, status }: SeriesStep['exceptions'][number]): string {
  const when = formatShortDay(day, day, true);
  return `${statusWords[status]} ${when}${start === undefined ? '' : ` ${formatTime(start)}`}`;
}
