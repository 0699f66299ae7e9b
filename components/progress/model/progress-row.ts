import { pointsOf } from '@/components/activity/model/points';
import type { AttendanceStanding } from '@/components/attendance/model/attendance';
import type { Share } from '@/components/attendance/model/share';
import type { CountedStudent } from '@/components/roll-call/model/register-counts';
import type { HelpRules } from '@/content/schema/academic';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import type { CsvCell } from '@/lib/file/csv';
import { groupBy } from '@/lib/list/group';
import { groupByPerson, normalizeId } from '@/lib/record/person';
import type { CheckedActivity, CheckedStudent } from './checked-student';
import { complianceGaps, type ComplianceGap, type ComplianceTerms } from './compliance-gap';
import type { Contact, ContactsByStudent } from './contact';
import { markedShare, type MissingWork } from './help-reason';
import { helpRows, type HelpRow } from './help-row';
import { registerAttendance } from './standing';

/** A student of the register with everything that the table of students shows. */
export interface ProgressRow {
  /** The roll number as it is compared. */
  id: string;
  name: string;
  rollNumber: string;
  sections: readonly string[];
  semester: number | undefined;
  attendance: AttendanceStanding | null;
  /** The classes of the last four known weeks; null if they are not known by week. */
  lastWeeks: Share | null;
  /** The four known weeks before. */
  weeksBefore: Share | null;
  /** The mark in each assessment, by its name. */
  marks: ReadonlyMap<string, Share>;
  allMarks: Share | null;
  missing: readonly MissingWork[];
  activities: readonly CheckedActivity[];
  /** The points that count, and those that are due; null if none are due in total. */
  points: number;
  required: number | null;
  gaps: readonly ComplianceGap[];
  reasons: HelpRow['reasons'];
  /** The contacts on this device, newest first. */
  contacts: readonly Contact[];
  /** The line of a template that a view lists, and its place. */
  line?: { place: number; cells: Record<string, CsvCell> };
}

interface RegisterContent {
  /** The students of the register, without work that this device received and with its teacher's registers. */
  students: readonly CountedStudent[];
  checked: readonly CheckedStudent[];
  /** Null for every section. */
  section: string | null;
  rules: HelpRules;
  terms: ComplianceTerms;
  contacts: ContactsByStudent;
  /** Today in the college's time zone; null until it is known. */
  today: string | null;
}

/** One row a student. Of one section, only what holds for it counts. */
export function progressRows(content: RegisterContent): ProgressRow[] {
  const { students, checked, section, rules, contacts } = content;
  const known = students.filter((one) => section === null || one.section === section);
  const entries = groupByPerson(known, ({ rollNumber }) => rollNumber);
  const reasons = new Map(helpRows(known, rules).map((row) => [row.id, row.reasons]));
  return checked.flatMap((student) => {
    const { name, rollNumber, activities } = student;
    const id = normalizeId(rollNumber);
    const own = entries.get(id);
    if (!own) return [];
    return {
      ...{ id, name, rollNumber, activities },
      ...complianceOf(student, content),
      ...figuresOf(own, content),
      reasons: reasons.get(id) ?? [],
      contacts: contacts.get(id) ?? [],
    };
  });
}

function complianceOf(student: CheckedStudent, { section, terms }: RegisterContent) {
  const { entries, activities } = student;
  const isLateral = entries.some(({ lateral }) => lateral);
  const semester = entries.find((entry) => entry.semester !== undefined)?.semester;
  const points = pointsOf(activities, terms.rules, { isLateral, semester });
  const holds = ({ sections }: ComplianceGap) =>
    section === null || !sections || sections.includes(section);
  return {
    sections: [...new Set(entries.map((entry) => entry.section))],
    semester,
    points: points.total,
    required: points.required,
    gaps: complianceGaps(student, points, terms).filter(holds),
  };
}

export const isComplete = ({ gaps }: Pick<ProgressRow, 'gaps'>): boolean => gaps.length === 0;

/** The figures of a student; those that two sections share count once. */
function figuresOf(entries: readonly CountedStudent[], { terms, today }: RegisterContent) {
  const { attendance: threshold, asOf } = terms;
  const marks = distinct(entries.flatMap((entry) => entry.marks ?? []));
  const byName = groupBy(marks, ({ name }) => name);
  const counted = distinct(
    entries.map(({ attendance = [], registered = 0 }) => ({ attendance, registered })),
  );
  return {
    attendance: registerAttendance(
      counted.flatMap(({ attendance }) => attendance),
      {
        ...{ threshold, asOf, now: today === null ? null : { day: today, time: '00:00' } },
        registered: counted.reduce((sum, { registered }) => sum + registered, 0),
      },
    ),
    lastWeeks: weeksOf(entries, -4),
    weeksBefore: weeksOf(entries, -8, -4),
    marks: new Map([...byName].map(([name, own]) => [name, markedShare({ marks: own })!])),
    allMarks: markedShare({ marks }),
    missing: distinct(entries.flatMap(({ missing = [] }) => missing)),
  };
}

function distinct<T>(list: readonly T[]): T[] {
  return list.length < 2
    ? [...list]
    : [...new Map(list.map((one) => [JSON.stringify(one), one])).values()];
}

/** The classes of some known weeks, counted from the last. */
function weeksOf(entries: readonly RegisteredStudent[], from: number, to?: number): Share | null {
  const logs = distinct(entries.flatMap(({ log }) => (log ? [log.weeks] : [])));
  const weeks = logs.flatMap((log) => log.filter((week) => week !== null).slice(from, to));
  const whole = weeks.reduce((sum, [, counted]) => sum + counted, 0);
  return whole === 0 ? null : { part: weeks.reduce((sum, [attended]) => sum + attended, 0), whole };
}

/** The assessments with marks, in the order in which they were due. */
export function assessmentsOf(students: readonly RegisteredStudent[]): string[] {
  const due = new Map<string, string>();
  for (const { name, due: day = '' } of students.flatMap(({ marks = [] }) => marks))
    if (!due.has(name) || day > due.get(name)!) due.set(name, day);
  return [...due]
    .sort(([, one], [, other]) => (one < other ? -1 : one > other ? 1 : 0))
    .map(([name]) => name);
}
