import { attendanceShare, countedClasses } from '@/components/attendance/model/attendance';
import { formatShare } from '@/components/attendance/model/share';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { AttendanceLog } from '@/content/schema/student/attendance-log';
import { formatMonth, formatShortDay } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';

/** A class as a square: attended in time or late, missed, or not counted. */
export type ClassMark = 'present' | 'late' | 'absent' | 'duty' | 'excused';

/** A week or a month of a line. */
export interface SeriesStep {
  /** The classes attended and counted in it; null if they are not known by week. */
  classes: readonly [attended: number, counted: number] | null;
  /** The share in percent, of all classes so far or of the month: "86.7%"; null if it is not known. */
  percent: string | null;
  /** The same as a number, for drawing. */
  value: number | null;
  /** The classes that were not attended in time. */
  exceptions: NonNullable<AttendanceLog['days']>;
  /** A square for each class, those attended first; empty without days. */
  marks: readonly ClassMark[];
}

export interface SeriesLine {
  /** The id of the subject; empty for all classes. */
  id: string;
  name: string;
  /** The initials of the name, or the code where two subjects have the same. */
  short: string;
  steps: readonly SeriesStep[];
}

/** Attendance over time. */
export interface AttendanceSeries {
  by: 'week' | 'month';
  /** The steps on an axis: "13 Jul". */
  labels: readonly string[];
  /** All classes first. */
  lines: readonly SeriesLine[];
}

type SeriesRecord = Pick<StudentRecord, 'subjects' | 'log' | 'attendance'>;

/** The fewest known weeks that are drawn as a line. */
const fewestWeeks = 4;

/** The most classes of a week that are drawn as squares. */
const mostMarks = 10;

/** Attendance so far by week or, where weeks are not known, of each month; null if neither says enough for a line. */
export function attendanceSeries(
  record: SeriesRecord,
  threshold: number | null,
): AttendanceSeries | null {
  const limits = threshold === null ? [] : [threshold];
  return byWeek(record, limits) ?? byMonth(record, limits);
}

function byWeek({ subjects, log = [] }: SeriesRecord, limits: number[]): AttendanceSeries | null {
  const from = log.map((one) => one.from).sort()[0];
  if (from === undefined) return null;
  const count = Math.max(...log.map((one) => weekOf(from, one.from) + one.weeks.length));
  const aligned = log.map((one) => weeksFrom(one, from, count));
  const isKnown = (_: unknown, at: number) =>
    aligned.some((weeks) => (weeks[at]?.classes?.[1] ?? 0) > 0);
  const known = Array.from({ length: count }).filter(isKnown).length;
  if (known < fewestWeeks) return null;
  const shorts = shortNames(subjects.items);
  const lines = log.map(({ subject }, index): SeriesLine => {
    const { name = 'All' } = subjects.items.find(({ id }) => id === subject) ?? {};
    const weeks = aligned[index]!;
    return {
      ...{ id: subject ?? '', name, short: shorts.get(subject ?? '') ?? 'All' },
      steps: weeks.map((week, at) => ({ ...week, ...shareUntil(weeks.slice(0, at + 1), limits) })),
    };
  });
  return {
    by: 'week',
    labels: Array.from({ length: count }, (_, at) =>
      formatShortDay(daysAfter(from, 7 * at), daysAfter(from, 7 * at)),
    ),
    lines: lines.some(({ id }) => id === '') ? lines : [sumOfLines(aligned, limits), ...lines],
  };
}

const weekOf = (from: string, day: string) =>
  (Date.parse(day) - Date.parse(from)) / (7 * 86_400_000);

type Week = Pick<SeriesStep, 'classes' | 'exceptions' | 'marks'>;

const noWeek: Week = { classes: null, exceptions: [], marks: [] };

/** The weeks of a log from the first week of all logs on. */
function weeksFrom(log: AttendanceLog, from: string, count: number): Week[] {
  const start = weekOf(from, log.from);
  return Array.from({ length: count }, (_, at) => {
    const classes = log.weeks[at - start] ?? null;
    const monday = daysAfter(from, 7 * at);
    const next = daysAfter(monday, 7);
    const exceptions = (log.days ?? []).filter(({ day }) => day >= monday && day < next);
    return { classes, exceptions, marks: log.days ? marksOf(classes, exceptions) : [] };
  });
}

function marksOf(classes: SeriesStep['classes'], exceptions: Week['exceptions']): ClassMark[] {
  const late = exceptions.filter(({ status }) => status === 'late').length;
  const present = Math.max(0, (classes?.[0] ?? 0) - late);
  const others = exceptions.map(({ status }) => status);
  return present + others.length > mostMarks
    ? []
    : [...Array.from({ length: present }, () => 'present' as const), ...others];
}

/** The share of all classes until a week; none where that week is not known. */
function shareUntil(weeks: readonly Week[], limits: number[]) {
  const last = weeks.at(-1)?.classes;
  const [attended, counted] = sumOf(weeks);
  return last && counted > 0
    ? percentOf(attended, counted, limits)
    : { percent: null, value: null };
}

const sumOf = (weeks: readonly Week[]) =>
  weeks.reduce(
    ([attended, counted], { classes }) =>
      [attended + (classes?.[0] ?? 0), counted + (classes?.[1] ?? 0)] as const,
    [0, 0] as readonly [number, number],
  );

function percentOf(part: number, whole: number, limits: number[]) {
  const percent = formatShare({ part, whole }, limits);
  return { percent, value: Number.parseFloat(percent) };
}

/** The line of all classes of subjects. */
function sumOfLines(all: readonly (readonly Week[])[], limits: number[]): SeriesLine {
  const weeks = all[0]!.map((_, at): Week => {
    const own = all.map((line) => line[at]!);
    const isKnown = own.some(({ classes }) => classes);
    return { ...noWeek, classes: isKnown ? sumOf(own) : null };
  });
  return {
    ...{ id: '', name: 'All', short: 'All' },
    steps: weeks.map((week, at) => ({ ...week, ...shareUntil(weeks.slice(0, at + 1), limits) })),
  };
}

function byMonth({ attendance }: SeriesRecord, limits: number[]): AttendanceSeries | null {
  const months = attendance.months.toReversed();
  if (months.length < 2) return null;
  const steps = months.map((month): SeriesStep => {
    const { present, total } = countedClasses(month);
    const share = attendanceShare(month) && percentOf(present, total, limits);
    return {
      ...{ ...noWeek, classes: [present, total], percent: null, value: null },
      ...(share ?? {}),
    };
  });
  return {
    by: 'month',
    labels: months.map(({ month }) => formatMonth(month)),
    lines: [{ id: '', name: 'All', short: 'All', steps }],
  };
}

/** A short name of each subject by its id: the initials of its words or, where two are equal, its code. */
export function shortNames(
  subjects: readonly { id: string; name: string; code: string }[],
): ReadonlyMap<string, string> {
  const initials = subjects.map(({ name, code }) => initialsOf(name) ?? code);
  return new Map(
    subjects.map(({ id, code }, index) => {
      const own = initials[index]!;
      return [id, initials.indexOf(own) === initials.lastIndexOf(own) ? own : code];
    }),
  );
}

export const initialsOf = (name: string) => {
  const words = name.match(/\p{Lu}\p{L}*/gu) ?? [];
  return words.length > 1 ? words.map((word) => word[0]).join('') : null;
};

/** One sentence about a line: its share now, where it came from and the limit. */
export function describeSeries(
  { name, steps }: SeriesLine,
  labels: readonly string[],
  threshold: number | null,
): string {
  const known = steps.flatMap(({ percent, value }, at) =>
    percent === null || value === null ? [] : { percent, value, label: labels[at]! },
  );
  const [first, last] = [known[0], known.at(-1)];
  const who = name === 'All' ? 'All classes' : name;
  if (!first || !last) return `${who}: no figures yet.`;
  const verb = last.value < first.value ? 'fell' : 'rose';
  const way =
    last.value === first.value
      ? `as at the start, ${first.label}`
      : `${verb} from ${first.percent} since ${first.label}`;
  return `${who} ${last.percent}, ${way}${threshold === null ? '.' : `; ${threshold}% is needed.`}`;
}
