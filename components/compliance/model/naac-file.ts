import type { ActivityRules } from '@/content/schema/activity-rules';
import { toCsv } from '@/lib/file/csv';
import { compareText } from '@/lib/text/compare-text';
import type { CheckedActivity } from './checked-student';
import type { ComplianceRow } from './compliance-row';
import {
  naacTemplates,
  type NaacActivity,
  type NaacChoice,
  type NaacMetric,
} from './naac-template';

interface NaacFile {
  /** The number of lines below the headings. */
  lines: number;
  /** What the file cannot say; also at its top. */
  notes: readonly string[];
  csv: string;
}

/** The names of the categories whose activities a template lists. */
export const categoriesOf = ({ categories }: ActivityRules, metric: NaacMetric): string[] =>
  categories.filter(({ naac }) => naac === metric).map(({ name }) => name);

/** Fills a template with the approved activities of these students, oldest first. */
export function naacFile(
  rows: readonly ComplianceRow[],
  rules: ActivityRules,
  choice: NaacChoice,
): NaacFile {
  const { title, columns, notes: fixed, lines: fill, counts } = naacTemplates[choice.metric];
  const names = new Set(categoriesOf(rules, choice.metric));
  const all = rows.flatMap((student) =>
    student.activities
      .filter(({ status, category }) => status === 'Approved' && names.has(category))
      .map((activity) => ({ student, activity })),
  );
  const counted = all.filter(({ activity }) => counts?.(activity) ?? true);
  const lines = fill(
    counted.filter(({ activity }) => isInPeriod(activity, choice)).sort(byDay),
    choice,
  );
  const undated = isLimited(choice) ? counted.filter(({ activity }) => !activity.date).length : 0;
  const notes = [
    ...[...fixed, ...programmeNote(choice)],
    ...leftOutNote(all.length - counted.length, 'at other levels'),
    ...leftOutNote(undated, 'without a date'),
  ];
  const heading = toCsv(
    [title],
    notes.map((note) => ({ [title]: `Note: ${note}` })),
  );
  // The second table has no byte-order mark of its own.
  const csv = `${heading}\r\n\r\n${toCsv(columns, lines).slice(1)}`;
  return { lines: lines.length, notes, csv };
}

/** What is wrong with a period, and what to do. */
export const periodError = ({ from, to }: NaacChoice): string | null =>
  from !== '' && to !== '' && to < from
    ? 'The last day is before the first day. Change one of them.'
    : null;

const isLimited = ({ from, to }: NaacChoice) => from !== '' || to !== '';

function isInPeriod({ date }: CheckedActivity, choice: NaacChoice): boolean {
  if (!isLimited(choice)) return true;
  return Boolean(date && date >= choice.from && (choice.to === '' || date <= choice.to));
}

function byDay(one: NaacActivity, other: NaacActivity): number {
  const [day = '', next = ''] = [one.activity.date ?? '', other.activity.date ?? ''];
  if (day !== next) return day < next ? -1 : 1;
  return compareText(one.student.name, other.student.name);
}

function programmeNote({ metric, programme, programmeCode }: NaacChoice): string[] {
  if (metric !== '1.3.2' || (programme.trim() !== '' && programmeCode.trim() !== '')) return [];
  return ['The register does not know the programme of a student. Enter its name and code.'];
}

function leftOutNote(count: number, which: string): string[] {
  if (count === 0) return [];
  const activities = count === 1 ? '1 approved activity' : `${count} approved activities`;
  return [`${activities} ${which} left out.`];
}
