import { sectionsIn } from '@/components/drop/model/section';
import { limits } from '@/content/schema/limits';
import { normalizeId } from '@/lib/record/person';
import { change, type Change, type Records } from '@/lib/store/record';
import { compareCode } from '@/lib/text/compare-text';
import type { ClassOfDay } from './class-list';

export type RollCall = Records['rollCalls'];

/** A: absent, L: late, D: on duty. */
export type Mark = RollCall['marks'][string];

/** P: present. */
export type Status = Mark | 'P';

export type RollMarks = Readonly<Record<string, Mark>>;

export const statusNames: Record<Status, string> = {
  P: 'present',
  A: 'absent',
  L: 'late',
  D: 'on duty',
};

/** The same where nothing stands before them. */
export const statusLabels: Record<Status, string> = {
  P: 'Present',
  A: 'Absent',
  L: 'Late',
  D: 'On duty',
};

/** A student of a class, with the digits that tell the roll numbers of the class apart. */
export interface RosterStudent {
  name: string;
  rollNumber: string;
  label: string;
}

interface Registered extends Omit<RosterStudent, 'label'> {
  section: string;
}

/** The students of a section, or of several with commas, by roll number. */
export function rosterOf(students: readonly Registered[], section: string): RosterStudent[] {
  const sections = new Set(sectionsIn(section, [...new Set(students.map((one) => one.section))]));
  const own = students.filter((one) => sections.has(one.section));
  return labelled([...new Map(own.map((one) => [normalizeId(one.rollNumber), one])).values()]);
}

/** The students of a register that was saved, also those who have left the section since. */
export function rosterIn({ students: numbers }: RollCall, students: readonly Registered[]) {
  const names = new Map(students.map((one) => [normalizeId(one.rollNumber), one.name]));
  return labelled(
    numbers.map((rollNumber) => ({
      rollNumber,
      name: names.get(normalizeId(rollNumber)) ?? 'No longer in your sections',
    })),
  );
}

function labelled(students: readonly Omit<RosterStudent, 'label'>[]): RosterStudent[] {
  const found = [...students].sort((one, other) => byNumber(one.rollNumber, other.rollNumber));
  const label = labelsOf(found.map(({ rollNumber }) => rollNumber));
  return found.map(({ name, rollNumber }) => ({ name, rollNumber, label: label(rollNumber) }));
}

const collator = new Intl.Collator('en', { numeric: true });

const byNumber = (one: string, other: string) =>
  collator.compare(one, other) || compareCode(one, other);

/** Shortens roll numbers to their ends: to two characters, or to as many as tell them apart. */
function labelsOf(numbers: readonly string[]): (number: string) => string {
  for (let length = 2; ; length++) {
    const shortened = numbers.map((number) => number.slice(-length));
    const isWhole = numbers.every((number) => number.length <= length);
    if (isWhole || new Set(shortened).size === numbers.length)
      return (number) => number.slice(-length);
  }
}

/** Marks a student; the same mark once more takes it back. */
export function marked(marks: RollMarks, rollNumber: string, status: Status): RollMarks {
  const { [rollNumber]: before, ...others } = marks;
  return status === 'P' || before === status ? others : { ...others, [rollNumber]: status };
}

type RollCounts = Record<Status, number>;

export function countsOf(students: readonly string[], marks: RollMarks): RollCounts {
  const counts: RollCounts = { P: 0, A: 0, L: 0, D: 0 };
  for (const student of students) counts[marks[student] ?? 'P']++;
  return counts;
}

export const absentIn = ({ students, marks }: Pick<RollCall, 'students' | 'marks'>): number =>
  countsOf(students, marks).A;

/** The id of a register of another device that does not know the one of this device. */
export const otherId = (id: string): string => `${id}:other`;

export const isOther = (id: string): boolean => id.endsWith(':other');

/** "4 absent, 1 late, 2 on duty"; "nobody absent" if all are present. */
export function countText(counts: RollCounts): string {
  const parts = (['A', 'L', 'D'] as const).flatMap((mark) =>
    counts[mark] > 0 ? `${counts[mark]} ${statusNames[mark]}` : [],
  );
  return parts.join(', ') || 'nobody absent';
}

/** The students whom a typed text names by the ends of their roll numbers, and what names nobody. */
export function studentsIn(text: string, roster: readonly RosterStudent[]) {
  const found: RosterStudent[] = [];
  const unknown: string[] = [];
  for (const typed of text.split(/[\s,;]+/).filter(Boolean)) {
    const student = roster.find((one) => isNamed(one, typed));
    if (student) found.push(student);
    else unknown.push(typed);
  }
  return { found, unknown };
}

/** Returns true if a text is a student's label, perhaps without its leading zeros, or roll number. */
function isNamed({ label, rollNumber }: RosterStudent, typed: string): boolean {
  const plain = (text: string) => normalizeId(text).replace(/^0+(?=.)/, '');
  return plain(label) === plain(typed) || normalizeId(rollNumber) === normalizeId(typed);
}

const oneDay = 24 * 60 * 60 * 1000;

/** Returns true if a change of a register needs a reason: it is a day old, or the college's record has the class. */
export function needsReason(stored: RollCall, now: number, asOf: string): boolean {
  return now - Date.parse(stored.at) > oneDay || stored.day <= asOf;
}

/** The moment that names the version of a register. */
export const versionOf = ({ at, changed }: { at: string; changed?: string | undefined }): string =>
  changed ?? at;

/** The values of a register. */
export interface Taken {
  students: readonly string[];
  marks: RollMarks;
  why?: string;
}

/** Stores a register for each of these classes; one that says the same already stays as it is. */
export function rollCallChanges(
  classes: readonly ClassOfDay[],
  { students, marks, why = '' }: Taken,
  at: string,
): Change[] {
  const reason = why.trim();
  return classes.map(({ id, meeting, day, start, end, section, course }) =>
    change('rollCalls', id, (stored) => {
      const of = { id, meeting, day, start, end, section, course, students: [...students] };
      if (!stored) return { ...of, at, marks: { ...marks } };
      if (isSame(stored, students, marks)) return stored;
      const earlier = [...(stored.earlier ?? []), versionOf(stored)].slice(-limits.earlier);
      return {
        ...{ ...of, at: stored.at, changed: laterThan(earlier, at), earlier },
        marks: { ...marks },
        ...(reason && { why: reason, about: changedIn(stored, students, marks) }),
      };
    }),
  );
}

/** The students who have another status than before. */
const changedIn = (stored: RollCall, students: readonly string[], marks: RollMarks): string[] =>
  students.filter((student) => stored.marks[student] !== marks[student]);

/** A moment of its own for each version, also if two are saved at once or the clock was set back. */
export function laterThan(earlier: readonly string[], at: string): string {
  const taken = new Set(earlier);
  let time = Date.parse(at);
  while (taken.has(new Date(time).toISOString())) time++;
  return new Date(time).toISOString();
}

function isSame(stored: RollCall, students: readonly string[], marks: RollMarks): boolean {
  const statusesOf = (numbers: readonly string[], of: RollMarks) =>
    JSON.stringify(numbers.map((number) => [number, of[number] ?? 'P']));
  return statusesOf(stored.students, stored.marks) === statusesOf(students, marks);
}
