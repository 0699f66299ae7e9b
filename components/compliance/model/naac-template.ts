import type { ActivityRules } from '@/content/schema/activity-rules';
import { toCsv, type Cell } from '@/lib/file/csv';
import { compareText } from '@/lib/text/compare-text';
import type { CheckedActivity } from './checked-student';
import type { ComplianceRow } from './compliance-row';

/** The metrics of NAAC whose data template approved activities can fill. */
export const naacMetrics = ['5.3.1', '1.3.2'] as const;

export type NaacMetric = (typeof naacMetrics)[number];

/** What a file is made of, besides the activities. */
export interface NaacChoice {
  metric: NaacMetric;
  /** The first and the last day of the activities, "YYYY-MM-DD"; empty for no limit. */
  from: string;
  to: string;
  /** The programme of the students, which a register does not know; may be empty. */
  programme: string;
  programmeCode: string;
}

interface Template {
  /** The heading of the sheet. */
  title: string;
  columns: readonly string[];
  /** What the file cannot say, or says in its own way. */
  notes: readonly string[];
  lines: (found: readonly Found[], choice: NaacChoice) => Record<string, Cell>[];
}

interface Found {
  student: Pick<ComplianceRow, 'name' | 'rollNumber'>;
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
    title:
      '5.3.1 Awards/medals won by students for outstanding performance in sports/cultural activities',
    columns: Object.values(award),
    notes: [
      `“${award.name}” and “${award.team}” are empty, because the records do not say them. Copy them from the certificates, and delete activities without an award. An award of a team counts once.`,
      `“${award.level}” has the level as the college names it; other levels do not count for this metric.`,
      `“${award.year}” is the calendar year of the activity.`,
    ],
    lines: (found) =>
      found.map(({ student, activity }) => ({
        [award.year]: activity.date?.slice(0, 4) ?? '',
        [award.name]: '',
        [award.team]: '',
        [award.level]: activity.level ?? '',
        [award.event]: activity.name,
        [award.student]: student.name,
      })),
  },
  '1.3.2': {
    title: '1.3.2 Students undertaking project work/field work/internships',
    columns: Object.values(project),
    notes: [
      'Every student is in the file once. The metric is about the latest completed academic year.',
      `“${project.link}” is empty, because proofs are not published. Add the address of the scanned certificate on the college’s website.`,
    ],
    lines: (found, { programme, programmeCode }) =>
      [...new Map(found.map(({ student }) => [student.rollNumber, student])).values()].map(
        ({ name, rollNumber }) => ({
          [project.programme]: programme.trim(),
          [project.code]: programmeCode.trim(),
          [project.students]: `${name} (${rollNumber})`,
          [project.link]: '',
        }),
      ),
  },
};

export interface NaacFile {
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
  const { title, columns, notes: fixed, lines: fill } = naacTemplates[choice.metric];
  const names = new Set(categoriesOf(rules, choice.metric));
  const all = rows.flatMap((student) =>
    student.activities
      .filter(({ status, category }) => status === 'Approved' && names.has(category))
      .map((activity) => ({ student, activity })),
  );
  const lines = fill(
    all.filter(({ activity }) => isInPeriod(activity, choice)).sort(byDay),
    choice,
  );
  const undated = isLimited(choice) ? all.filter(({ activity }) => !activity.date).length : 0;
  const notes = [...fixed, ...programmeNote(choice), ...undatedNote(undated)];
  const heading = toCsv(
    [title],
    notes.map((note) => ({ [title]: `Note: ${note}` })),
  );
  // The second table has no byte-order mark of its own.
  const csv = `${heading}\r\n\r\n${toCsv(columns, lines).slice(1)}`;
  return { lines: lines.length, notes, csv };
}

const isLimited = ({ from, to }: NaacChoice) => from !== '' || to !== '';

function isInPeriod({ date }: CheckedActivity, choice: NaacChoice): boolean {
  if (!isLimited(choice)) return true;
  return Boolean(date && date >= choice.from && (choice.to === '' || date <= choice.to));
}

function byDay(one: Found, other: Found): number {
  const [day = '', next = ''] = [one.activity.date ?? '', other.activity.date ?? ''];
  if (day !== next) return day < next ? -1 : 1;
  return compareText(one.student.name, other.student.name);
}

function programmeNote({ metric, programme, programmeCode }: NaacChoice): string[] {
  if (metric !== '1.3.2' || (programme.trim() !== '' && programmeCode.trim() !== '')) return [];
  return ['The register does not know the programme of a student. Enter its name and code.'];
}

function undatedNote(undated: number): string[] {
  if (undated === 0) return [];
  const activities = undated === 1 ? '1 approved activity' : `${undated} approved activities`;
  return [`${activities} without a date left out.`];
}
