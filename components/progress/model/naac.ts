import type { ActivityRules } from '@/content/schema/activity-rules';
import type { CsvCell } from '@/lib/file/csv';
import { normalizeId } from '@/lib/record/person';
import { compareText } from '@/lib/text/compare-text';
import { academicYear } from '@/lib/time/academic-year';
import type { CheckedActivity, CheckedStudent } from './checked-student';

/** The metrics of NAAC whose data template approved activities can fill. */
export const naacMetrics = ['5.3.1', '1.3.2'] as const;

export type NaacMetric = (typeof naacMetrics)[number];

/** The contents of a sheet and their source. */
interface Template {
  columns: readonly string[];
  /** The notes on what the file cannot say, or says in its own way. */
  notes: readonly string[];
  /** Returns true if the metric counts an activity; every one, if left out. */
  counts?: (activity: CheckedActivity) => boolean;
  /** Every student is in it once. */
  once?: boolean;
  line: (one: NaacActivity) => Record<string, CsvCell>;
}

/** An approved activity and its student. */
interface NaacActivity {
  student: Pick<NaacStudent, 'name' | 'rollNumber'>;
  activity: CheckedActivity;
}

const award = {
  year: 'Year',
  name: 'Name of the award/ medal',
  team: 'Team / Individual',
  level: 'Inter-university / state / National / International',
  event: 'Name of the event',
  student: 'Name of the student',
} as const;

/** The levels of the metric; an activity that states none may be at one of them. */
const awardLevels = /inter-?\s?university|state|national/i;

const project = {
  programme: 'Programme name',
  code: 'Program Code',
  students: 'List of students undertaking project work/field work /internships',
  link: 'Link to the relevant document',
} as const;

/**
 * The columns are those of the sheets 5.3.1 and 1.3.2 in NAAC's data templates for the self-study report (universities
 * and affiliated colleges, manuals of December 2019 and later). NAAC has older and newer sheets with other columns, and
 * for universities and autonomous colleges 1.3.2 is 1.3.4.
 */
export const naacTemplates: Record<NaacMetric, Template> = {
  '5.3.1': {
    columns: Object.values(award),
    notes: [
      `“${award.name}” has the category. Replace it if the certificate names another award, and delete activities without one. An award of a team counts once.`,
      `“${award.team}” is empty, because the records do not say it.`,
      `“${award.level}” has the level as the college names it. Activities at other levels do not count for this metric and are left out. If it is empty, the record states none: enter it, or delete the line.`,
      `“${award.year}” is the academic year of the activity, from July to June, and “${award.event}” its name.`,
    ],
    counts: ({ level }) => !level || awardLevels.test(level),
    line: ({ student, activity }) => ({
      [award.year]: activity.date ? academicYear(activity.date) : '',
      [award.name]: activity.category,
      [award.team]: '',
      [award.level]: activity.level ?? '',
      [award.event]: activity.name,
      [award.student]: student.name,
    }),
  },
  '1.3.2': {
    columns: Object.values(project),
    notes: [
      'Every student is in the file once. The metric is about the latest completed academic year.',
      `“${project.programme}” and “${project.code}” are empty, because the register does not know the programme of a student.`,
      `“${project.link}” is empty, because proofs are not published. Add the address of the scanned certificate on the college’s website.`,
    ],
    once: true,
    line: ({ student }) => ({
      [project.programme]: '',
      [project.code]: '',
      [project.students]: `${student.name} (${student.rollNumber})`,
      [project.link]: '',
    }),
  },
};

type NaacStudent = Pick<CheckedStudent, 'name' | 'rollNumber' | 'activities'>;

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
