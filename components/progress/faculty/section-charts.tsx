import { memo, useMemo } from 'react';
import { legendMarks } from '@/components/charts/chart-legend';
import { LazyChart } from '@/components/charts/lazy-chart';
import {
  assessmentSpreads,
  weekSpreads,
  type AssessmentSpread,
  type WeekSpread,
} from '@/components/progress/model/section-spread';
import { initialsOf } from '@/components/progress/model/series';
import type { ProgressRow } from '@/components/progress/model/progress-row';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { formatShortDay } from '@/lib/time/date';
import { ChartCard, percent, smallest, SpreadTable } from './spread-chart';

interface SectionChartsProps {
  rows: readonly ProgressRow[];
  /** The register's entries of the section. */
  students: readonly RegisteredStudent[];
  assessments: readonly string[];
  chosen: ReadonlySet<string>;
  /** The minimum attendance in percent; null if there is none. */
  limit: number | null;
  today: string | null;
}

/** The marks by assessment and the attendance by week of a section; a part without figures is left out. */
export const SectionCharts = memo(function SectionCharts(props: SectionChartsProps) {
  const { rows, students, assessments, chosen, limit, today } = props;
  const marks = useMemo(() => assessmentSpreads(rows, assessments), [rows, assessments]);
  const weeks = useMemo(() => weekSpreads(students, limit), [students, limit]);
  return (
    <div className="grid grid-cols-1 items-start gap-4.5 empty:hidden @max-xl:hidden @4xl:grid-cols-[repeat(auto-fit,minmax(24rem,1fr))]">
      {marks.length > 0 && <MarksCard marks={marks} chosen={chosen} count={rows.length} />}
      {weeks.length >= 4 && <AttendanceCard weeks={weeks} limit={limit} today={today} />}
    </div>
  );
});

const loadDots = async () => (await import('@/components/charts/dot-chart')).DotChart;
const loadLines = async () => (await import('@/components/charts/line-chart')).LineChart;

const short = (value: number) => `${Math.round(value)}%`;

/** Spreads the dots of one place, so that equal marks are beside each other. */
const spreadAt = (place: number, index: number) => place + (((index * 7) % 13) - 6) / 26;

const floorOf = (values: readonly number[]) =>
  Math.max(0, Math.floor((Math.min(...values) - 4) / 20) * 20);

/**
 * The end of a long name, which says more than its beginning, after the initials of its subject where others have the same
 * end. The table has all of it.
 */
function shortName(name: string, all: readonly string[]): string {
  const [subject = '', ...parts] = name.split(': ');
  const own = parts.join(': ') || name;
  const isAlone = all.every((one) => one === name || !one.endsWith(`: ${own}`));
  const end = isAlone ? own : [initialsOf(subject) ?? subject.slice(0, 3), own].join(' ');
  return end.length > 13 ? `${end.slice(0, 12).trimEnd()}…` : end;
}

interface MarksCardProps {
  marks: readonly AssessmentSpread[];
  chosen: ReadonlySet<string>;
  count: number;
}

function MarksCard({ marks, chosen, count }: MarksCardProps) {
  const dots = marks.flatMap(({ marks: own }, place) =>
    own.map(({ id, value }, index) => ({ id, value, at: spreadAt(place, index) })),
  );
  const known = marks.map(({ spread }, at) => ({ at, ...spread }));
  const names = marks.map(({ name }) => name);
  const labels = names.map((name) => shortName(name, names));
  const label = `Marks by assessment. ${marks.map(({ name, spread }) => `${name}: median ${percent(spread.middle)}`).join(', ')}.`;
  return (
    <ChartCard
      title="Marks by assessment"
      note={`${count} students, in percent`}
      legend={marksLegend}
    >
      <LazyChart
        load={loadDots}
        className="h-70"
        props={{
          ...{ label, labels, widest: 60 },
          sets: [
            ...[...chosen].map((id) => ({
              ...{ color: 'accent' as const, isJoined: true },
              dots: dots.filter((dot) => dot.id === id),
            })),
            { color: 'control' as const, dots: dots.filter(({ id }) => !chosen.has(id)) },
          ],
          boxes: known.filter((box) => box.count >= smallest),
          texts: known.map(({ at, middle }) => ({ at, value: middle, text: short(middle) })),
          minimum: floorOf(dots.map(({ value }) => value)),
          maximum: Math.max(100, ...dots.map(({ value }) => value)),
        }}
      />
      <SpreadTable
        caption="Marks by assessment"
        heading="Assessment"
        rows={marks.map(({ name, spread }) => ({ name, spread, more: spread.count }))}
        more="Students"
      />
    </ChartCard>
  );
}

const marksLegend = [
  { text: 'a student', mark: 'size-2 rounded-full bg-control' },
  { text: `middle half, from ${smallest} marks up`, mark: legendMarks.box },
  { text: 'chosen', mark: 'size-2.5 rounded-full bg-accent' },
];

interface AttendanceCardProps {
  weeks: readonly WeekSpread[];
  limit: number | null;
  today: string | null;
}

function AttendanceCard({ weeks, limit, today }: AttendanceCardProps) {
  const labels = weeks.map(({ monday }) => formatShortDay(monday, today ?? monday));
  const last = weeks.at(-1)!;
  const now = limit === null ? '' : `, ${last.below} below ${limit}%`;
  const label = `Attendance so far, by week: median ${percent(last.spread.middle)} now${now}.`;
  const hasBand = last.spread.count >= smallest;
  const all = weeks.flatMap(({ spread }) =>
    hasBand ? [spread.low, spread.middle] : [spread.middle],
  );
  const values = (key: 'low' | 'middle' | 'high') => weeks.map(({ spread }) => spread[key]);
  return (
    <ChartCard
      title="Attendance so far, by week"
      note={hasBand ? 'median and middle half' : 'median'}
      legend={limit === null ? [] : [{ text: `Bars: students below ${limit}%, now ${last.below}` }]}
    >
      <LazyChart
        load={loadLines}
        className="h-52"
        props={{
          ...{ label, labels, lines: [{ name: 'median', values: values('middle') }] },
          band: hasBand ? { low: values('low'), high: values('high') } : undefined,
          minimum: floorOf([...all, limit ?? 100]),
          limit: limit === null ? null : { value: limit, text: `${limit}% needed` },
        }}
      />
      {limit !== null && <BelowBars weeks={weeks} />}
      <SpreadTable
        caption="Attendance so far, by week"
        heading="Week from"
        rows={weeks.map(({ spread, below }, index) => ({
          name: labels[index]!,
          spread,
          more: below,
        }))}
        more={limit === null ? null : `Below ${limit}%`}
      />
    </ChartCard>
  );
}

/** How many students are below the limit in each week; the table says the same. */
function BelowBars({ weeks }: { weeks: readonly WeekSpread[] }) {
  const highest = Math.max(1, ...weeks.map(({ below }) => below));
  return (
    <div className="flex h-16 items-end ps-11.5 pe-12 no-js:hidden print:hidden" aria-hidden="true">
      {weeks.map(({ monday, below }) => (
        <span
          key={monday}
          className="grid grow basis-0 justify-items-center text-small font-semibold"
        >
          {below > 0 && below}
          <svg className="w-3/5 max-w-4 fill-rejected" height={(40 * below) / highest} width="16">
            <rect width="100%" height="100%" rx="2" />
          </svg>
        </span>
      ))}
    </div>
  );
}
