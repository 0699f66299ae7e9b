import { isDeepStrictEqual } from 'node:util';
import type { MeetingUpdate, OverviewRules } from '@/tools/import/record/context';
import { parseRecord } from '../record-file';
import type { PersonRecord } from '../person-of';
import type { Problem } from '@/content/parse';
import type { ClassComparison } from '@/content/schema/academic';
import type { Assignment } from '@/content/schema/student/assignment';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { dateIn } from '@/tools/import/source/file-name';
import { normalizeId } from '@/lib/record/person';
import type { PublishedActivity } from '@/content/schema/student/activity';
import { errorOf, type Report } from '@/tools/import/problem/data-problem';
import type { Origin } from '@/tools/import/fact/fact';
import { getOrMake } from '@/tools/file/get-or-make';
import type { ImportedPerson, Section } from '@/tools/import/model/entity';
import type { Model } from '@/tools/import/model/model';
import { reportAt } from '@/tools/import/model/problem';
import { originAt, startRecord } from '@/tools/import/model/entry-origin';
import {
  classFiguresOf,
  type AssignmentBefore,
  type FiguresOfClass,
} from '@/tools/import/record/class-figures';
import { TextShortener } from '@/tools/import/record/text-shortener';
import { mergeCorrection, type Json } from '@/tools/import/record/merge';
import { occupancyOf } from '@/tools/import/record/occupancy';
import { studentRecordOf } from '@/tools/import/record/student';
import { teacherRecordOf } from '@/tools/import/record/teacher';
import type { ExistingRecords } from './existing';
import type { Corrections } from './correction';
import type { Photos } from './photo';
import { ownActivities, studentBasis, teacherBasis } from './portal-part';

/** The files that a run would write. */
export interface RecordPlan {
  /** The path of each new or changed record, and which it is. */
  written: Map<string, 'new' | 'changed'>;
  /** Everybody's path, whether the record changes or not, and where the person is from. */
  people: Map<string, ImportedPerson>;
}

interface PlanInput {
  model: Model;
  existing: ExistingRecords;
  corrections: Corrections;
  /** The day that the files are of, if they have one. */
  sourceDay: string | undefined;
  /** Today, for records of files that have no day. */
  today: string;
  /** The changes that teachers sent as files, by meeting. */
  sent: ReadonlyMap<string, MeetingUpdate>;
  photos: Photos;
  /** From how many marks on records have the figures of a class; undefined for none. */
  comparison: ClassComparison | undefined;
  /** The rules that overviews for heads count by; undefined for none. */
  overview: OverviewRules | undefined;
  report: Report;
  /** Takes each new or changed record. */
  onWritten(path: string, text: string): void;
  /** Takes everybody's record, with the one before, which is the same one if nothing changes; who is new has none. */
  onMade(record: PersonRecord, before: PersonRecord | undefined): void;
  onRecord(done: number, all: number): void;
}

interface PlanContext extends PlanInput {
  /** The times when the sections of a teacher, and the rooms, are in use. */
  occupancy: ReturnType<typeof occupancyOf>;
  /** The paths of the students who have activities. */
  active: Set<string>;
  /** The days that the records of the students are of. */
  days: Map<ImportedPerson, string>;
  classFigures: FiguresOfClass;
}

/** Makes the record of everybody in the model. A record that stays the same keeps its bytes. */
export function planRecords(options: PlanInput): RecordPlan {
  const { model, existing, onRecord } = options;
  const input: PlanContext = {
    ...options,
    occupancy: occupancyOf(options),
    active: new Set(),
    days: new Map(),
    classFigures: classFiguresOf(options.comparison, assignmentBefore(existing)),
  };
  const plan: RecordPlan = { written: new Map(), people: new Map() };
  // Students come first, so that the registers of teachers need to read only those who have activities.
  const all = [...model.students, ...model.teachers];
  for (const [index, person] of all.entries()) {
    const path = existing.pathOf({ kind: kindOf(person), id: person.signInId });
    plan.people.set(path, person);
    const text = textOf(person, path, input);
    if (text !== undefined) {
      plan.written.set(path, existing.paths.has(path) ? 'changed' : 'new');
      input.onWritten(path, text);
    }
    onRecord(index + 1, all.length);
  }
  return plan;
}

/** Finds an assignment in the record that a student had, each of which is read once for all assignments. */
function assignmentBefore(existing: ExistingRecords): AssignmentBefore {
  const known = new Map<ImportedPerson, Map<string, Pick<Assignment, 'class'>>>();
  return (student, id) =>
    getOrMake(known, student, () => {
      const path = existing.pathOf({ kind: 'student', id: student.signInId });
      const record = existing.find(path)?.record;
      const items = record?.kind === 'student' ? record.assignments.items : [];
      return new Map(items.map((one) => [one.id, one.class ? { class: one.class } : {}]));
    }).get(id);
}

const kindOf = ({ kind }: ImportedPerson) => kind ?? 'student';

/** The new text of a person's record, or undefined if it stays the same. */
function textOf(person: ImportedPerson, path: string, input: PlanContext): string | undefined {
  const { existing, corrections, report } = input;
  const before = existing.find(path);
  startRecord();
  const made = makeRecord(person, path, before?.record, input);
  const correction = corrections.get(path);
  const record = (
    correction === undefined ? made : mergeCorrection(made as unknown as Json, correction)
  ) as PersonRecord;
  const known = before?.text === '' ? undefined : before;
  const text = textFor(record);
  if (known && (text === known.text || isDeepStrictEqual(record, known.record))) {
    input.onMade(known.record, known.record);
    return undefined;
  }
  input.onMade(record, known?.record);
  const problems = parseRecord(path, Buffer.from(text), record);
  if (!Array.isArray(problems)) return text;
  for (const problem of problems)
    reportInvalid(report, originAt(record, problem.path) ?? person.origin, problem);
  return undefined;
}

const textFor = (record: PersonRecord) => `${JSON.stringify(record, null, 2)}\n`;

/** Reports a value that the portal does not take, at the column that usually has it. */
function reportInvalid(
  report: Report,
  origin: Origin,
  { path, message, found, allowed }: Problem,
): void {
  const field = path.split('.').at(-1) ?? path;
  reportAt(report, origin, field, {
    ...errorOf('record', 'record-not-valid'),
    value: /^".*"$/s.test(found) ? (JSON.parse(found) as string) : found,
    message: `The portal cannot take this ${wordsOf(field)}. ${message}`,
    ...(allowed !== message && { allowed }),
    action: 'Correct it in the system that exports the file.',
  });
}

/** "rollNumber" as "roll number". */
const wordsOf = (field: string) => field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

const newest = (...days: (string | undefined)[]): string =>
  days.reduce<string>((a, b = '') => (a > b ? a : b), '');

/** The day that a record is of: that of the newest file about the person, the sections or, for a teacher, the students. */
function dayOf(
  person: ImportedPerson,
  before: PersonRecord | undefined,
  { model, sourceDay, today, days }: PlanContext,
): string {
  const { sections, activities, credits, kind } = person;
  const own = newest(
    model.attendanceOf(person)?.lastDay,
    ...[person, ...activities, ...(credits ? [credits] : [])].map(fileDay),
    ...sections.map(dayOfSection),
    ...sections.flatMap((section) =>
      section.assignments.flatMap(({ results }) => {
        const result = results.get(person);
        return result ? [fileDay(result)] : [];
      }),
    ),
    ...(kind === 'teacher'
      ? new Set(sections.flatMap(({ students }) => students.map((one) => days.get(one))))
      : []),
  );
  return own || (sourceDay ?? before?.asOf ?? today);
}

const fileDays = new Map<string, string>();

/** The day of the file that something is from. */
const fileDay = ({ origin: { table } }: { origin: Origin }): string =>
  getOrMake(fileDays, table.file, () => dateIn(table.file));

const sectionDays = new WeakMap<Section, string>();

/** The day of the newest file with a class, an exam or an assessment of a section. */
const dayOfSection = (section: Section): string =>
  getOrMake(sectionDays, section, () => {
    const { meetings, changes, exams, assignments } = section;
    const all = [section, ...meetings, ...changes, ...exams, ...assignments];
    return newest(...new Set(all.map(fileDay)));
  });

function makeRecord(
  person: ImportedPerson,
  path: string,
  before: PersonRecord | undefined,
  input: PlanContext,
): PersonRecord {
  const { model, sent, sourceDay, today, report, active, days, classFigures, overview } = input;
  const basis = {
    id: person.signInId,
    name: person.fact.name,
    asOf: dayOf(person, before, input),
  };
  const fit = new TextShortener(report, person.origin);
  const context = { model, sent, today: sourceDay ?? today, fit, classFigures, overview };
  if (person.kind === 'teacher') {
    const own = before?.kind === 'teacher' ? before : undefined;
    const activities = activitiesIn(own, input.existing, active);
    const empty = teacherBasis(own, basis);
    const made = teacherRecordOf(person, empty, activities, context);
    const facultyProfile = input.photos.into(made.facultyProfile, person.signInId);
    return { ...made, facultyProfile, ...input.occupancy(person) };
  }
  days.set(person, basis.asOf);
  const own = studentBasis(before?.kind === 'student' ? before : undefined, basis);
  if (own.activities.items.length > 0) active.add(path);
  const made = studentRecordOf(person, own, context);
  return { ...made, student: input.photos.into(made.student, person.signInId) };
}

/**
 * The activities of a registered student: those that the register has, which is where decisions are merged, or those of
 * the student's record if the student is new in it.
 */
function activitiesIn(
  before: TeacherRecord | undefined,
  existing: ExistingRecords,
  active: ReadonlySet<string>,
): (student: ImportedPerson) => PublishedActivity[] {
  const rows = before?.register.items ?? [];
  const known = new Map(
    rows.map((row) => [normalizeId(row.rollNumber), ownActivities(row.activities)]),
  );
  return (student) => {
    const oldId = existing.oldIdOf(student.signInId);
    const activities = known.get(normalizeId(oldId ?? student.signInId));
    if (activities !== undefined) return activities;
    const path = existing.pathOf({ kind: 'student', id: student.signInId });
    const stored = active.has(path) ? existing.find(path) : undefined;
    return stored ? ownActivities((stored.record as StudentRecord).activities.items) : [];
  };
}
