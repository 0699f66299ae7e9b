import { nearestOf } from '@/tools/file/nearest';
import { errorOf, type Report } from '@/tools/import/problem/data-problem';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { PersonRecord } from '../person-of';

/** What the registrar has said may be lost: how much of a kind, or how many rows of a file. */
export type Accepted = Readonly<Record<string, number>>;

/** What a record has of the files, by the word for it in `--accept-removals`. */
export const lossKinds = ['enrolments', 'attendance', 'marks', 'meetings', 'exams'] as const;

export type LossKind = (typeof lossKinds)[number];

/** Reports names of files in `--accept-removals` that no file has. */
export function refuseUnknownFiles(
  accepted: Accepted,
  paths: readonly string[],
  report: Report,
): void {
  const kinds: readonly string[] = ['people', ...lossKinds];
  for (const value of Object.keys(accepted))
    if (!kinds.includes(value) && !paths.includes(value))
      report({
        ...errorOf('file', 'unknown-accepted-file'),
        ...{ place: { file: 'in' }, value, nearest: nearestOf(value, paths) },
        message: '--accept-removals names a file that is not in college/in.',
        allowed: paths.join(', '),
      });
}

/** The share whose absence is a mistake more often than not, and what one section may lose at any time. */
const largeShare = 0.05;
const fewInSection = 5;

interface Tally {
  before: number;
  lost: number;
}

/** How much there is of a kind in each section; "" for what names none. */
type Counts = Map<string, number>;

/** Counts what records would lose, although their people are still in the files. */
export class Losses {
  private readonly tallies = new Map<LossKind, Map<string, Tally>>();

  /** What was before the first day of the terms is of another term, and not lost. */
  constructor(private readonly firstDay: string) {}

  /** Compares a record with what it would become. */
  add(before: PersonRecord, after: PersonRecord): void {
    if (before.kind === 'student' && after.kind === 'student') this.addStudent(before, after);
    else if (before.kind === 'teacher' && after.kind === 'teacher')
      for (const { section } of before.classroom.items)
        this.count('enrolments', section, [
          1,
          after.classroom.items.some((one) => one.section === section) ? 1 : 0,
        ]);
  }

  private addStudent(before: StudentRecord, after: StudentRecord): void {
    const stays = new Set(after.sections);
    for (const section of before.sections ?? [])
      this.count('enrolments', section, [1, stays.has(section) ? 1 : 0]);
    // Whoever leaves a section loses what is of it, and a subject ends with its term.
    const isOther = before.sections?.every((section) => !stays.has(section)) ?? false;
    const subjects = new Set(after.subjects.items.map(sectionOfSubject));
    const isNewTerm = before.attendance.months.some(
      ({ month }) => month < this.firstDay.slice(0, 7),
    );
    for (const kind of ['attendance', 'marks', 'meetings', 'exams'] as const) {
      if (kind === 'attendance' && isNewTerm) continue;
      const own = kind === 'attendance' ? subjects : stays;
      const [old, fresh] = [before, after].map((one) => countsIn[kind](one, before));
      for (const [section, count] of old ?? [])
        if (section === '' ? !isOther : own.has(section))
          this.count(kind, section, [count, fresh?.get(section) ?? 0]);
    }
  }

  private count(kind: LossKind, section: string, [before, after]: [number, number]): void {
    let sections = this.tallies.get(kind);
    if (!sections) this.tallies.set(kind, (sections = new Map()));
    const tally = sections.get(section) ?? { before: 0, lost: 0 };
    tally.before += before;
    tally.lost += Math.max(0, before - after);
    sections.set(section, tally);
  }

  /** Reports an error for each kind of which more is lost than usual, unless the number is accepted. */
  refuse(accepted: Accepted, report: Report): void {
    const found = lossKinds.flatMap((kind) => this.largeLoss(kind, accepted) ?? []);
    const option = found.map(({ kind, all }) => `${kind}=${all.lost}`).join(',');
    for (const { kind, all, section } of found)
      report({
        ...errorOf('record', `many-${kind}-missing`),
        place: { file: 'in' },
        value: `${all.lost} of ${all.before} ${kind}${section === undefined ? '' : `, in ${section}`}`,
        message: `The files no longer have more than 5 % of the ${kind} ${section === undefined ? 'that the records have' : 'of a section'}.`,
        allowed: 'a file with everything that it had before, apart from what has changed',
        action: `If a file is cut off or missing, export it again. If this is right, run npm run college -- import --accept-removals ${option}.`,
      });
  }

  private largeLoss(kind: LossKind, accepted: Accepted) {
    const sections = [...(this.tallies.get(kind) ?? [])];
    const named = sections.filter(([name]) => name !== '');
    // Attendance is counted as a whole as well, which has that of each section.
    const whole = kind === 'attendance' ? sections.filter(([name]) => name === '') : sections;
    const all = sumOf(whole.map(([, tally]) => tally));
    if (kind === 'attendance' && all.lost === 0)
      Object.assign(all, sumOf(named.map(([, one]) => one)));
    if (all.lost <= (accepted[kind] ?? 0)) return undefined;
    if (all.lost > all.before * largeShare) return { kind, all };
    const worst = named
      .filter(([, { lost, before }]) => lost > fewInSection && lost > before * largeShare)
      .sort(([, a], [, b]) => b.lost - a.lost)[0];
    return worst && { kind, all, section: worst[0] };
  }
}

const sumOf = (tallies: readonly Tally[]): Tally => ({
  before: tallies.reduce((sum, one) => sum + one.before, 0),
  lost: tallies.reduce((sum, one) => sum + one.lost, 0),
});

function addTo(counts: Counts, section: string, count = 1): void {
  counts.set(section, (counts.get(section) ?? 0) + count);
}

const sectionOfSubject = ({ section, name }: StudentRecord['subjects']['items'][number]) =>
  section ?? name;

type Count = (record: StudentRecord, before: StudentRecord) => Counts;

export const countsIn: Readonly<Record<Exclude<LossKind, 'enrolments'>, Count>> = {
  attendance({ attendance: { months, totals }, subjects }) {
    const counts: Counts = new Map();
    for (const { total } of [...months, ...(totals ? [totals] : [])]) addTo(counts, '', total);
    for (const subject of subjects.items)
      if (subject.attendance) addTo(counts, sectionOfSubject(subject), subject.attendance.total);
    return counts;
  },
  marks({ assignments }, { subjects }) {
    const sections = new Map(subjects.items.map((one) => [one.id, sectionOfSubject(one)]));
    const counts: Counts = new Map();
    for (const { subjectId = '', score, grade } of assignments.items)
      if ((score ?? grade) !== undefined) addTo(counts, sections.get(subjectId) ?? '');
    return counts;
  },
  meetings({ timetable }) {
    const counts: Counts = new Map();
    for (const { section, weekdays } of timetable?.meetings ?? [])
      addTo(counts, section, weekdays?.length ?? 1);
    return counts;
  },
  exams({ timetable }) {
    const counts: Counts = new Map();
    for (const { section } of timetable?.exams ?? []) addTo(counts, section ?? '');
    return counts;
  },
};
