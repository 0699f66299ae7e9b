import { isDeepStrictEqual } from 'node:util';
import { emptyStudentRecord, emptyTeacherRecord } from '../empty-record';
import type { MeetingUpdate } from '@/tools/import/record/context';
import { parseRecord } from '../record-file';
import type { PersonRecord } from '../person-of';
import type { Problem } from '@/content/parse';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { normalizeId } from '@/lib/record/person';
import type { PublishedActivity } from '@/content/schema/student/activity';
import { errorOf, type Report } from '@/tools/import/problem/data-problem';
import type { Origin } from '@/tools/import/fact/fact';
import type { ImportedPerson } from '@/tools/import/model/entity';
import type { Model } from '@/tools/import/model/model';
import { reportAt } from '@/tools/import/model/problem';
import { originAt, startRecord } from '@/tools/import/model/entry-origin';
import { TextShortener } from '@/tools/import/record/text-shortener';
import { mergeCorrection, type Json } from '@/tools/import/record/merge';
import { occupancyOf } from '@/tools/import/record/occupancy';
import { studentRecordOf } from '@/tools/import/record/student';
import { teacherRecordOf } from '@/tools/import/record/teacher';
import type { ExistingRecords } from './existing';
import type { Corrections } from './correction';

/** What a run would write. */
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
  /** The day of the newest file, for records whose data has no date. */
  sourceDay: string;
  /** The changes that teachers sent as files, by meeting. */
  sent: ReadonlyMap<string, MeetingUpdate>;
  report: Report;
  /** Takes each new or changed record. */
  onWritten(path: string, text: string): void;
  /** Takes everybody's record, with the one before, which is the same one if nothing changes; who is new has none. */
  onMade(record: PersonRecord, before: PersonRecord | undefined): void;
  onRecord(done: number, all: number): void;
}

interface PlanContext extends PlanInput {
  /** When the sections of a teacher, and the rooms, are in use. */
  occupancy: ReturnType<typeof occupancyOf>;
}

/** Makes the record of everybody in the model. A record that stays the same keeps its bytes. */
export function planRecords(options: PlanInput): RecordPlan {
  const { model, existing, onRecord } = options;
  const input = { ...options, occupancy: occupancyOf(options) };
  const plan: RecordPlan = { written: new Map(), people: new Map() };
  const active = new Set<string>();
  // Students come first, so that the registers of teachers need to read only those who have activities.
  const all = [...model.students, ...model.teachers];
  for (const [index, person] of all.entries()) {
    const path = existing.pathOf({ kind: kindOf(person), id: person.signInId });
    plan.people.set(path, person);
    const text = textOf(person, path, input, active);
    if (text !== undefined) {
      plan.written.set(path, existing.paths.has(path) ? 'changed' : 'new');
      input.onWritten(path, text);
    }
    onRecord(index + 1, all.length);
  }
  return plan;
}

const kindOf = ({ kind }: ImportedPerson) => kind ?? 'student';

/**
 * The new text of a person's record, or undefined if it stays the same. `active` has the paths of the students who have
 * activities.
 */
function textOf(
  person: ImportedPerson,
  path: string,
  input: PlanContext,
  active: Set<string>,
): string | undefined {
  const { existing, corrections, report, sourceDay } = input;
  const before = existing.find(path);
  const basis = before?.record ?? newRecord(person, input);
  if (basis.kind === 'student' && basis.activities.items.length > 0) active.add(path);
  startRecord();
  const made = makeRecord(person, basis, input, active);
  const correction = corrections.get(path);
  const record = (
    correction === undefined ? made : mergeCorrection(made as unknown as Json, correction)
  ) as PersonRecord;
  const known = before?.text === '' ? undefined : before;
  if (known && (textFor(record) === known.text || isDeepStrictEqual(record, known.record))) {
    input.onMade(known.record, known.record);
    return undefined;
  }
  input.onMade(record, known?.record);
  const { lastDay } = input.model.attendanceOf(person) ?? {};
  record.asOf = newest(before?.record.asOf, lastDay, before ? sourceDay : basis.asOf);
  const text = textFor(record);
  if (text === before?.text) return undefined;
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
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1) ?? '';

function newRecord(person: ImportedPerson, { sourceDay }: PlanInput): PersonRecord {
  const basis = { id: person.signInId, name: person.fact.name, asOf: sourceDay };
  return person.kind === 'teacher' ? emptyTeacherRecord(basis) : emptyStudentRecord(basis);
}

function makeRecord(
  person: ImportedPerson,
  basis: PersonRecord,
  input: PlanContext,
  active: ReadonlySet<string>,
): PersonRecord {
  const { model, sent, sourceDay, report } = input;
  const today = newest(basis.asOf, sourceDay);
  const context = { model, sent, today, fit: new TextShortener(report, person.origin) };
  return basis.kind === 'student'
    ? studentRecordOf(person, basis, context)
    : {
        ...teacherRecordOf(person, basis, activitiesIn(basis, input.existing, active), context),
        ...input.occupancy(person),
      };
}

/**
 * The activities of a registered student: those that the register has, which is where decisions are merged, or those of
 * the student's record if the student is new in it.
 */
function activitiesIn(
  { register }: TeacherRecord,
  existing: ExistingRecords,
  active: ReadonlySet<string>,
): (student: ImportedPerson) => PublishedActivity[] {
  const known = new Map(register.items.map((row) => [normalizeId(row.rollNumber), row.activities]));
  return (student) => {
    const oldId = existing.oldIdOf(student.signInId);
    const activities = known.get(normalizeId(oldId ?? student.signInId));
    if (activities !== undefined) return activities;
    const path = existing.pathOf({ kind: 'student', id: student.signInId });
    const stored = active.has(path) ? existing.find(path) : undefined;
    return stored ? (stored.record as StudentRecord).activities.items : [];
  };
}
