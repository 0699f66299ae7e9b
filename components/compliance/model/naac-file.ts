import type { ActivityRules } from '@/content/schema/activity-rules';
import type { CsvCell } from '@/lib/file/csv';
import { normalizeId } from '@/lib/record/person';
import { compareText } from '@/lib/text/compare-text';
import { academicYear } from '@/lib/time/academic-year';
import type { CheckedActivity } from './checked-student';
import type { ComplianceRow } from './compliance-row';
import { naacTemplates, type NaacActivity, type NaacMetric } from './naac-template';

type NaacStudent = Pick<ComplianceRow, 'name' | 'rollNumber' | 'activities'>;

interface NaacFile<S> {
  lines: readonly { student: S; cells: Record<string, CsvCell> }[];
  /** The notes on what the file cannot say. */
  notes: readonly string[];
}

/** The names of the categories whose activities a template lists. */
const categoriesOf = ({ categories }: ActivityRules, metric: NaacMetric): string[] =>
  categories.filter(({ naac }) => naac === metric).map(({ name }) => name);

/** Returns the approved activities of a student that a template lists. */
export function naacActivities(
  { activities }: Pick<NaacStudent, 'activities'>,
  rules: ActivityRules,
  metric: NaacMetric,
): CheckedActivity[] {
  const names = categoriesOf(rules, metric);
  if (names.length === 0) return [];
  return activities.filter(
    ({ status, category }) => status === 'Approved' && names.includes(category),
  );
}

/** Fills a template with the approved activities of these students, of one academic year or of all, oldest first. */
export function naacFile<S extends NaacStudent>(
  students: readonly S[],
  rules: ActivityRules,
  metric: NaacMetric,
  year: string | null,
): NaacFile<S> {
  const { notes, counts, once = false, line } = naacTemplates[metric];
  const all = students.flatMap((student) =>
    naacActivities(student, rules, metric).map((activity) => ({ student, activity })),
  );
  const counted = all.filter(({ activity }) => counts?.(activity) ?? true);
  const found = counted
    .filter(({ activity: { date } }) => year === null || (date && academicYear(date) === year))
    .sort(byDay);
  const undated = year === null ? 0 : counted.filter(({ activity }) => !activity.date).length;
  const seen = new Set<string>();
  const listed = found.filter(({ student }) => {
    const id = normalizeId(student.rollNumber);
    return !once || (!seen.has(id) && seen.add(id));
  });
  return {
    lines: listed.map((one) => ({ student: one.student, cells: line(one) })),
    notes: [
      ...notes,
      ...leftOutNote(all.length - counted.length, 'at other levels'),
      ...leftOutNote(undated, 'without a date'),
    ],
  };
}

function byDay(one: NaacActivity, other: NaacActivity): number {
  const [day = '', next = ''] = [one.activity.date ?? '', other.activity.date ?? ''];
  if (day !== next) return day < next ? -1 : 1;
  return compareText(one.student.name, other.student.name);
}

function leftOutNote(count: number, which: string): string[] {
  if (count === 0) return [];
  const activities = count === 1 ? '1 approved activity' : `${count} approved activities`;
  return [`${activities} ${which} left out.`];
}
