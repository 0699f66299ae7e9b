/**
 * The letter of a teacher to a section about a day: the classes with the versions of their registers, which all students of
 * the section read, and a line for each student, which only this student reads.
 */
import * as v from 'valibot';
import { receivedId } from '@/components/exchange/model/plan';
import { limits } from '@/content/schema/limits';
import type { PlainLines } from '@/lib/drop/lines';
import type { StudentLine } from '@/lib/drop/sections';
import { normalizeId } from '@/lib/record/person';
import { classInLetter } from '@/lib/store/kind/roll-call';
import { change, put, remove, type Change, type StoredRecords } from '@/lib/store/record';
import { compareCode } from '@/lib/text/compare-text';
import { absentIn, laterThan, otherId, versionOf, type RollCall, type Status } from './roll-call';
import { areApart, countingOf, type ClassInLetter } from './version';

/** The letters of a class in a line: the status, and how many are absent in the register. */
const cell = 4;

/** The letters that a line has at least, so that one class looks like four. */
const shortest = 16;

const headLength = (classes: number) => Math.max(shortest, cell * classes);

/** The registers of a section and a day as one letter. Only those whom a change is about read its reason. */
export function linesOf(rollCalls: readonly RollCall[]): PlainLines {
  const all = [...rollCalls].sort((one, other) => compareCode(one.start, other.start));
  const classes = all.map((one): ClassInLetter => {
    const { id, meeting, day, start, end, section, course, at, changed, earlier } = one;
    return {
      ...{ id, meeting, day, start, end, section, course, at },
      ...(changed && { changed }),
      ...(earlier && { earlier }),
    };
  });
  const students = [...new Set(all.flatMap((one) => one.students))];
  const rows = students.map((student) => {
    const statuses = all.map((one) => {
      const status = one.students.includes(student) ? (one.marks[student] ?? 'P') : ' ';
      return status + String(Math.min(999, absentIn(one))).padStart(3, '0');
    });
    const reasons = all.map(({ why = '', about }) => (about?.includes(student) ? why : ''));
    const text = statuses.join('').padEnd(headLength(all.length));
    return [student, `${text}${reasons.map(oneLine).join('\n')}`] as const;
  });
  return { head: JSON.stringify(classes), rows };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** The content of a line about a class. */
interface Said {
  class: ClassInLetter;
  status: Status;
  absent: number;
  why: string;
}

const headSchema = v.pipe(v.array(classInLetter), v.maxLength(limits.rollCall.classes));

/** The classes of a letter; null if it has none that can be read. */
function classesIn(head: string): ClassInLetter[] | null {
  try {
    const classes = v.safeParse(headSchema, JSON.parse(head));
    return classes.success ? classes.output : null;
  } catch {
    return null;
  }
}

/** Returns what a line says to its student, class by class. */
function saidIn(classes: readonly ClassInLetter[], line: string): Said[] {
  const reasons = line.slice(headLength(classes.length)).trimEnd().split('\n');
  return classes.flatMap((one, index) => {
    const text = line.slice(index * cell, (index + 1) * cell);
    const [, status, absent] = /^([PALD])(\d{3})$/.exec(text) ?? [];
    const why = (reasons[index] ?? '').trim().slice(0, limits.rollCall.reason);
    return status ? { class: one, status: status as Status, absent: Number(absent), why } : [];
  });
}

/** The changes that store what a teacher's letter says to a student. What was shown stays in the steps. */
export function classDayChanges(
  { head, line, isUnsigned }: StudentLine,
  teacher: string,
): Change[] {
  const said = line === null ? [] : saidIn(classesIn(head) ?? [], line);
  return said.map(({ class: version, status, absent, why }) => {
    const id = receivedId(teacher, version.id);
    const marks = { ...(why && { why }), ...(isUnsigned && { unsigned: true as const }) };
    const came = { version, absent, status, ...marks };
    return change('classDays', id, (stored) => {
      const before = stored?.versions ?? [];
      if (before.some((one) => versionOf(one.version) === versionOf(version))) return stored;
      const versions = [...before, came].slice(-limits.earlier);
      const counting = countingOf(versions);
      const shown = stored?.steps.at(-1);
      const step = { at: versionOf(counting.version), status: counting.status };
      const isNew = !shown || shown.status !== counting.status || (counting === came && why);
      const steps = [
        ...(stored?.steps ?? []),
        ...(isNew ? [{ ...step, ...(counting.why && { why: counting.why }) }] : []),
      ];
      const kept = { versions, steps: steps.slice(-limits.steps) };
      return { id, at: version.at, ...stored, teacher: normalizeId(teacher), ...kept };
    });
  });
}

/** The registers that an own letter has, as another device of the teacher sent them. */
export function rollCallsIn(head: string, lines: ReadonlyMap<string, string>): RollCall[] {
  const classes = classesIn(head) ?? [];
  const said = [...lines].map(([student, line]) => [student, saidIn(classes, line)] as const);
  return classes.flatMap((one): RollCall[] => {
    const rows = said.flatMap(([student, all]) => {
      const own = all.find((row) => row.class === one);
      return own ? [[student, own.status] as const] : [];
    });
    const marks = Object.fromEntries(rows.filter(([, status]) => status !== 'P'));
    const students = rows.map(([student]) => student);
    return students.length > 0 ? [{ ...one, students, marks: marks as RollCall['marks'] }] : [];
  });
}

/** The changes that make one of two registers of a class count, as a version that was made from both. */
export function settled(own: RollCall, other: RollCall, chosen: RollCall, at: string): Change[] {
  const before = [own, other].flatMap((one) => [...(one.earlier ?? []), versionOf(one)]);
  const earlier = [...new Set(before)].sort(compareCode).slice(-limits.earlier);
  const { id } = own;
  return [
    put('rollCalls', { ...chosen, id, changed: laterThan(earlier, at), earlier }),
    remove('rollCalls', otherId(id)),
  ];
}

/** The changes that continue from the registers of another device: the newer one is kept, and two that do not know each other both. */
export function continued(
  found: readonly RollCall[],
  stored: StoredRecords<'rollCalls'>,
): Change[] {
  return found.flatMap((one) => {
    const own = stored.get(one.id);
    if (!own) return [put('rollCalls', one)];
    if (areApart(one, own)) return [put('rollCalls', { ...one, id: otherId(one.id) })];
    return one.earlier?.includes(versionOf(own)) ? [put('rollCalls', one)] : [];
  });
}
