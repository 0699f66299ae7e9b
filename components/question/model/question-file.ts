/** The letters with questions, answers and days away: what they contain, and the changes that take one. */
import { fromLetter, readExchange, type LetterOf } from '@/components/exchange/model/file';
import {
  plausibleMoment,
  toAttachment,
  type Item,
  type Payload,
} from '@/components/exchange/model/payload';
import { receivedId, sentName, storeAttachment } from '@/components/exchange/model/plan';
import { ExchangeError } from '@/components/exchange/model/problem';
import type { Absence } from '@/components/roll-call/model/absence';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { isSameId } from '@/lib/record/person';
import { notify } from '@/lib/store/event';
import { change, now, put, type Change, type StoredRecords } from '@/lib/store/record';
import { formatTime, formatWeekday } from '@/lib/time/date';
import {
  addStep,
  answersOf,
  isFlooding,
  isOpen,
  lastStep,
  type AnswerKind,
  type Question,
} from './question';

type Student = Question['student'];

type AskedClass = Pick<Question, 'class' | 'day' | 'start' | 'course' | 'is' | 'wants'>;

const classIn = ({ class: of, day, start, course, is, wants }: AskedClass) => ({
  ...{ class: of, day, start, course, is, wants },
});

export const classTitle = ({
  course,
  day,
  start,
}: Pick<Question, 'course' | 'day' | 'start'>): string =>
  `${course}, ${formatWeekday(day)}, ${formatTime(start)}`;

/** The content of a letter with a question, for a teacher. */
export function makeQuestion(question: Question): Payload<'question'> {
  const { id, at, student, teacher, text, evidence } = question;
  const madeAt = now();
  const last = lastStep(question);
  const item = {
    ...{ question: sentName(id), at: plausibleMoment(at, madeAt), ...classIn(question) },
    ...{ teacher, text, evidence: evidence && toAttachment(evidence) },
    withdrawn: last.what === 'withdrawn' ? plausibleMoment(last.at, madeAt) : null,
  };
  return { madeAt, student: { ...student }, items: [item] };
}

/**
 * The changes that store the questions of a letter, or that they are withdrawn. What a student asks beyond the limits is left
 * out. Rejects with an ExchangeError.
 */
export async function questionChanges(
  file: File,
  letter: LetterOf,
  stored: StoredRecords<'questions'>,
): Promise<Change[]> {
  const { payload, contents } = fromLetter(await readExchange(file, 'question', []), letter);
  const { student, items } = payload;
  const known = new Map(stored);
  const at = now();
  return items.flatMap((item) => {
    const { teacher, text, withdrawn, evidence } = item;
    const id = receivedId(student.rollNumber, item.question);
    const before = known.get(id);
    if (before)
      return withdrawn && isOpen(before) ? addStep(id, { at: withdrawn, what: 'withdrawn' }) : [];
    if (withdrawn || isFlooding(known.values(), student.rollNumber, Date.parse(at))) return [];
    const proof = evidence && storeAttachment(evidence, contents);
    const came: Question = {
      ...{ id, at, student: { ...student }, teacher, text, evidence: proof?.facts ?? null },
      ...{ ...classIn(item), letter: letter.id, steps: [{ at: item.at, what: 'asked' }] },
    };
    known.set(id, came);
    return [
      ...(proof ? [put('files', proof.change)] : []),
      change('questions', id, (current) => current ?? came),
    ];
  });
}

/** The content of a letter with the last answer to a question. */
export function makeAnswer(by: Payload<'answer'>['by'], question: Question): Payload<'answer'> {
  const { id, student } = question;
  const madeAt = now();
  const answers = answersOf(question);
  const { at, what, reason } = answers.at(-1)!;
  const item: Item<'answer'> = {
    ...{ question: sentName(id), ...classIn(question), at: plausibleMoment(at, madeAt) },
    ...{ what: what as AnswerKind, before: answers.length - 1 },
    ...(reason && { reason }),
  };
  return { madeAt, by, student, items: [item] };
}

const said: Record<AnswerKind, string> = {
  agreed: 'agreed to your question',
  stands: 'answered: it stands',
  passedOn: 'passed your question on to the office',
};

/** Returns what a teacher did, after the name of the teacher. */
export const answerText = (what: AnswerKind): string => said[what];

interface Asker {
  student: Student;
  /** The published keys that can verify a signature. */
  keys: readonly FacultyKey[];
  stored: StoredRecords<'questions'>;
}

/** The changes that record the answers of a letter, unless these or later ones are there. Rejects with an ExchangeError. */
export async function answerChanges(
  file: File,
  letter: LetterOf,
  { student, keys, stored }: Asker,
): Promise<Change[]> {
  const { payload } = fromLetter(await readExchange(file, 'answer', keys), letter);
  const { name, rollNumber } = payload.student;
  if (!isSameId(rollNumber, student.rollNumber))
    throw new ExchangeError(`It is for ${name} (${rollNumber}). Give it to ${name}.`);
  return payload.items.flatMap((item) => {
    const { at, what, reason, before } = item;
    const id = receivedId(rollNumber, item.question);
    const question = stored.get(id);
    const answers = question && answersOf(question);
    if (!answers || answers.some((one) => one.at === at) || before < answers.length) return [];
    const by = payload.by.name;
    return [
      addStep(id, { at, what, by, ...(reason && { reason }) }),
      notify('student', `${by} ${answerText(what)}: ${classTitle(item)}`, id, 'classes'),
    ];
  });
}

/** The content of a letter about days away. */
export function makeAbsence({ id, student, ...absence }: Absence): Payload<'absence'> {
  const madeAt = now();
  const { from, to, reason, text, withdrawn } = absence;
  const item = {
    ...{ absence: sentName(id), from, to, reason, text },
    at: plausibleMoment(absence.at, madeAt),
    withdrawn: withdrawn && plausibleMoment(withdrawn, madeAt),
  };
  return { madeAt, student, items: [item] };
}

/** The changes that store what a letter says about days away. One that was withdrawn stays so. Rejects with an ExchangeError. */
export async function absenceChanges(file: File, letter: LetterOf): Promise<Change[]> {
  const { payload } = fromLetter(await readExchange(file, 'absence', []), letter);
  const { student } = payload;
  return payload.items.map(({ absence, ...days }) => {
    const id = receivedId(student.rollNumber, absence);
    const came: Absence = { id, student, ...days, teachers: [] };
    return change('absences', id, (current) => (current?.withdrawn ? current : came));
  });
}
