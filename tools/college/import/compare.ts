import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { getOrMake } from '@/tools/file/get-or-make';
import { sha256 } from '@/tools/file/sha256';
import { errorOf, type Report } from '@/tools/import/problem/data-problem';
import { nameOf, personOf, type PersonRecord, recordPathOf } from '../person-of';
import { type FigureCounts, type FigureKind, figureKinds, figuresIn } from './figure';

/** The counts that may not fall much, as the reports call it. Exams are over at some time. */
const kinds = {
  students: 'students',
  teachers: 'teachers',
  enrolments: 'enrolments',
  meetings: 'weekly classes',
  sessions: 'attendance figures',
  marks: 'marks',
  results: 'results',
} as const;

type Kind = keyof typeof kinds;

const ofRecords = ['enrolments', 'meetings', 'sessions', 'marks', 'results'] as const satisfies (
  FigureKind | Kind
)[];

/** The share of all, and of one section, whose loss is a mistake more often than not, and what a section may always lose. */
const limit = { all: 0.05, section: 0.2, few: 5 };

/** The most files that are named. */
const mostNamed = 5;

interface Tally {
  before: number;
  lost: number;
  people: number;
}

/** A kind of which an import would remove more than the limit. */
interface Fall extends Tally {
  kind: Kind;
  /** The section that loses most, if it is no fall of all. */
  section?: string;
}

/** Counts what an import would remove, as a whole and in each section. */
class FallCheck {
  private readonly tallies = new Map<Kind, Map<string, Tally>>();
  /** Everything that would be removed, one line each. */
  private readonly losses: string[] = [];

  /** Takes what a record has, and what it would have; nothing for somebody who leaves. */
  add(
    path: string,
    kind: PersonRecord['kind'],
    before: FigureCounts,
    after: FigureCounts | undefined,
  ): void {
    this.count(path, kind === 'student' ? 'students' : 'teachers', '', 1, after ? 1 : 0);
    // What is of somebody who leaves is no fall of its own, but a section may lose many.
    for (const own of after ? ofRecords : (['enrolments'] as const)) {
      const isWhole = own === 'sessions';
      let [all, rest] = [0, 0];
      for (const [section, had] of before[own]) {
        const has = after?.[own].get(section) ?? 0;
        if (!isWhole || section === '') {
          all += had;
          rest += Math.min(had, has);
        }
        if (section !== '' && counts(own, section, after)) this.count(path, own, section, had, has);
      }
      if (all > 0) this.count(path, own, '', all, rest);
    }
  }

  private count(path: string, kind: Kind, section: string, before: number, after: number): void {
    const sections = getOrMake(this.tallies, kind, () => new Map<string, Tally>());
    const tally = getOrMake(sections, section, () => ({ before: 0, lost: 0, people: 0 }));
    tally.before += before;
    if (after >= before) return;
    tally.lost += before - after;
    tally.people += 1;
    this.losses.push(`${path} ${kind} ${section} ${before} ${after}`);
  }

  /** The kinds of which more is removed than the limit. */
  falls(): Fall[] {
    return (Object.keys(kinds) as Kind[]).flatMap((kind): Fall[] => {
      const sections = this.tallies.get(kind) ?? new Map<string, Tally>();
      const all = sections.get('');
      if (all && all.lost > all.before * limit.all) return [{ kind, ...all }];
      const [worst] = [...sections]
        .filter(([name, one]) => name !== '' && one.lost > limit.few)
        .filter(([, { lost, before }]) => lost > before * limit.section)
        .sort(([, a], [, b]) => b.lost - a.lost);
      return worst ? [{ kind, section: worst[0], ...worst[1] }] : [];
    });
  }

  /** Names exactly what would be removed: something else has another code. */
  get code(): string {
    return sha256(this.losses.toSorted().join('\n'), 6);
  }

  /** Reports each fall as an error, unless its code is accepted. */
  report(accepted: string | undefined, missingFiles: readonly string[], report: Report): void {
    const falls = this.falls();
    if (falls.length === 0 || accepted === this.code) return;
    const other = accepted === undefined ? '' : `The code ${accepted} is of something else. `;
    for (const fall of falls)
      report({
        ...errorOf('record', 'fall'),
        place: { file: 'in' },
        message: `This import would remove ${textOf(fall)}. Nothing is written.`,
        action: `${other}${missing(missingFiles)}If this is right: npm run college -- import --accept ${this.code}`,
      });
  }
}

/** Returns what is of a section that the student leaves is lost with the enrolment; a subject ends with its term. */
function counts(
  kind: (typeof ofRecords)[number],
  section: string,
  after: FigureCounts | undefined,
): boolean {
  if (kind === 'enrolments') return true;
  if (kind === 'sessions') return after?.sessions.has(section) ?? false;
  return after?.enrolments.has(section) ?? false;
}

const count = (value: number) => value.toLocaleString('en');

function textOf({ kind, lost, before, people, section }: Fall): string {
  const figures = `${count(lost)} of ${count(before)} ${kinds[kind]}`;
  const of = kind === 'students' || kind === 'teachers' ? '' : ` of ${count(people)} people`;
  return `${figures}${of}${section === undefined ? '' : ` in ${section}`}`;
}

function missing(files: readonly string[]): string {
  if (files.length === 0) return '';
  const more = files.length > mostNamed ? ` and ${files.length - mostNamed} more` : '';
  return `Not there now: ${files.slice(0, mostNamed).join(', ')}${more}. `;
}

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
