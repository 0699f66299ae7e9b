import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { getOrMake } from '@/tools/file/get-or-make';
import { nameOf, personOf, recordPathOf, type PersonRecord } from '../person-of';
import { FallCheck } from './fall';
import { figureKinds, figuresIn, type FigureCounts, type FigureKind } from './figure';

/** A difference in one value of a record, as texts. */
interface Difference {
  what: string;
  from: string;
  to: string;
}

/** Somebody whose record is new or different, or who leaves. */
export interface ChangedPerson {
  state: 'new' | 'changed' | 'left';
  kind: PersonRecord['kind'];
  id: string;
  name: string;
  differences: Difference[];
}

/** The counts of each kind in a section, before and after. */
type SectionCounts = Record<FigureKind, [before: number, after: number]>;

/** The changes of an import, by name, and the counts of each section. */
export class Differences {
  readonly people: ChangedPerson[] = [];
  readonly sections = new Map<string, SectionCounts>();
  readonly falls = new FallCheck();

  /** Takes everybody's record with the one before; whoever leaves has none after. */
  add(before: PersonRecord | undefined, after: PersonRecord | undefined): void {
    const [old, fresh] = [figuresIn(before), figuresIn(after)];
    this.count(old, 0);
    this.count(fresh, 1);
    if (before) this.falls.add(recordPathOf(before), before.kind, old, after && fresh);
    const one = after ?? before;
    if (!one || before === after) return;
    const differences = before && after ? differencesOf(before, after) : [];
    const state = before && after ? 'changed' : after ? 'new' : 'left';
    const { kind, id } = personOf(one);
    this.people.push({ state, kind, id, name: nameOf(one), differences });
  }

  private count(counts: FigureCounts, at: 0 | 1): void {
    for (const kind of figureKinds)
      for (const [section, count] of counts[kind])
        if (section !== '') this.countsIn(section)[kind][at] += count;
  }

  private countsIn(section: string): SectionCounts {
    const noCounts = () => Object.fromEntries(figureKinds.map((kind) => [kind, [0, 0]]));
    return getOrMake(this.sections, section, () => noCounts() as SectionCounts);
  }
}

function differencesOf(before: PersonRecord, after: PersonRecord): Difference[] {
  const [old, fresh] = [valuesOf(before), valuesOf(after)];
  const named = [...new Set([...old.keys(), ...fresh.keys()])].flatMap((what): Difference[] => {
    const [from = '–', to = '–'] = [old.get(what), fresh.get(what)];
    return from === to ? [] : [{ what, from, to }];
  });
  return named.length > 0 ? named : [{ what: 'other values', from: '', to: '' }];
}

/** The values of a record that people look for, as texts, by what they are. */
const valuesOf = (record: PersonRecord): Map<string, string> =>
  record.kind === 'student' ? studentValues(record) : teacherValues(record);

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** The plain values of a profile. */
const profileValues = (profile: object) =>
  Object.entries(profile).flatMap(([field, value]): [string, string][] =>
    isText(value) ? [[field, String(value)]] : [],
  );

function studentValues(record: StudentRecord): Map<string, string> {
  const { student, sections = [], attendance, subjects, assignments, timetable } = record;
  const { credits, skillTimeline } = record;
  const values = new Map(profileValues(student));
  for (const section of sections) values.set(`section ${section}`, 'yes');
  for (const { month, present, total } of attendance.months)
    values.set(`attendance ${month}`, `${present} of ${total}`);
  if (attendance.totals)
    values.set('attendance', `${attendance.totals.present} of ${attendance.totals.total}`);
  if (credits) values.set('credits', `${credits.grade} of ${credits.maximum}`);
  for (const { period, points } of skillTimeline?.periods ?? [])
    values.set(`skill points ${period}`, String(points.reduce((sum, { value }) => sum + value, 0)));
  for (const { name, section = name, grade } of subjects.items)
    if (grade !== undefined) values.set(`grade in ${section}`, grade);
  for (const { name, subject, score, grade, state } of assignments.items)
    values.set(`${name}, ${subject}`, String(score ?? grade ?? state ?? 'no mark'));
  for (const { section, start, end, weekdays, room } of timetable?.meetings ?? [])
    values.set(
      `class of ${section}, ${weekdays?.join(', ') ?? ''} ${start}`,
      `to ${end}${room === undefined ? '' : `, ${room}`}`,
    );
  for (const { day, start, section = '' } of timetable?.exams ?? [])
    values.set(`exam of ${section}, ${day}`, start);
  return values;
}

function teacherValues({ facultyProfile, classroom, register, classes }: TeacherRecord) {
  const values = new Map(profileValues(facultyProfile));
  for (const { section, students } of classroom.items)
    values.set(`students in ${section}`, String(students));
  values.set('rows of the register', String(register.items.length));
  values.set('classes', String(classes.items.length));
  return values;
}
