import {
  plausibleMoment,
  toAttachment,
  type Item,
  type Payload,
} from '@/components/exchange/model/payload';
import {
  receivedId,
  sentName,
  storeAttachment,
  type Plan,
  type PlanEntry,
} from '@/components/exchange/model/plan';
import { ExchangeError } from '@/components/exchange/model/problem';
import {
  fromLetter,
  readExchange,
  type Contents,
  type LetterOf,
  type OpenedFile,
} from '@/components/exchange/model/file';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { isSameId } from '@/lib/record/person';
import { notify } from '@/lib/store/event';
import { change, now, put, type Change, type StoredRecords } from '@/lib/store/record';
import { formatTime, formatWeekday } from '@/lib/time/date';
import {
  addStep,
  answersOf,
  floodProblem,
  isOpen,
  lastStep,
  type AnswerKind,
  type Question,
} from './question';

type Student = Question['student'];

const classIn = ({ class: of, day, start, course, is, wants }: Question) => ({
  ...{ class: of, day, start, course, is, wants },
});

export const classTitle = ({
  course,
  day,
  start,
}: Pick<Question, 'course' | 'day' | 'start'>): string =>
  `${course}, ${formatWeekday(day)}, ${formatTime(start)}`;

/** The content of a file with these questions, for a teacher. */
export function makeQuestions(
  student: Student,
  questions: readonly Question[],
): Payload<'question'> {
  const madeAt = now();
  const items = questions.map((one): Item<'question'> => {
    const { at, what } = lastStep(one);
    return {
      ...{ question: sentName(one.id), at: plausibleMoment(one.at, madeAt), ...classIn(one) },
      ...{ teacher: one.teacher, text: one.text },
      evidence: one.evidence && toAttachment(one.evidence),
      withdrawn: what === 'withdrawn' ? plausibleMoment(at, madeAt) : null,
    };
  });
  return { madeAt, student: { ...student }, items };
}

/** Reads a file of questions, from a letter or not. Rejects with an ExchangeError. */
export async function readQuestions(
  file: File,
  letter?: LetterOf,
): Promise<OpenedFile<'question'>> {
  return fromLetter(await readExchange(file, 'question', []), letter);
}

/** Plans the import of these files of questions. What a student asks beyond the limits is left out. */
export function planQuestions(
  files: readonly OpenedFile<'question'>[],
  stored: StoredRecords<'questions'>,
): Plan {
  const known = new Map(stored);
  const entries: PlanEntry[] = [];
  const changes: Change[] = [];
  const at = now();
  for (const [index, { payload, contents, letter }] of files.entries())
    for (const item of payload.items) {
      const { student } = payload;
      const id = receivedId(student.rollNumber, item.question);
      const before = known.get(id);
      const taken = before ? withdrawal(before, item) : arrival({ id, at, student, item, letter });
      const problem = before
        ? taken
          ? null
          : 'Left out: already on this device.'
        : item.withdrawn
          ? 'Left out: it was withdrawn.'
          : floodProblem(known.values(), student.rollNumber, Date.parse(at));
      entries.push({
        key: `${index}:${id}`,
        title: classTitle(item),
        detail: `${student.name}, ${student.rollNumber}`,
        outcome: problem ?? (before ? 'Withdrawn.' : 'New.'),
        taken: problem === null,
      });
      if (problem !== null || !taken) continue;
      known.set(id, taken);
      if (before) changes.push(addStep(id, lastStep(taken)));
      else changes.push(...storeNew(taken, item, contents));
    }
  return { entries, changes };
}

interface Arrival {
  id: string;
  at: string;
  student: Student;
  item: Item<'question'>;
  letter: LetterOf | undefined;
}

function arrival({ id, at, student, item, letter }: Arrival): Question {
  const { class: of, day, start, course, is, wants, teacher, text } = item;
  return {
    ...{ id, at, student: { ...student }, teacher, text, evidence: null },
    ...{ class: of, day, start, course, is, wants },
    ...(letter && { letter: letter.id }),
    steps: [{ at: item.at, what: 'asked' }],
  };
}

/** The question as the student withdrew it; undefined if it stays as it is. */
function withdrawal(before: Question, { withdrawn }: Item<'question'>): Question | undefined {
  if (!withdrawn || !isOpen(before)) return undefined;
  return { ...before, steps: [...before.steps, { at: withdrawn, what: 'withdrawn' }] };
}

function storeNew(question: Question, { evidence }: Item<'question'>, contents: Contents) {
  const file = evidence && storeAttachment(evidence, contents);
  const whole = { ...question, evidence: file?.facts ?? null };
  return [
    ...(file ? [put('files', file.change)] : []),
    change('questions', question.id, (current) => current ?? whole),
  ];
}

/** The content of a file with the last answers to questions of one student. */
export function makeAnswers(
  by: Payload<'answer'>['by'],
  student: Student,
  questions: readonly Question[],
): Payload<'answer'> {
  const madeAt = now();
  const items = questions.flatMap((one): Item<'answer'>[] => {
    const answers = answersOf(one);
    const last = answers.at(-1);
    if (!last) return [];
    const { at, what, reason } = last;
    return [
      {
        ...{ question: sentName(one.id), ...classIn(one), at: plausibleMoment(at, madeAt) },
        ...{ what: what as AnswerKind, before: answers.length - 1 },
        ...(reason && { reason }),
      },
    ];
  });
  return { madeAt, by, student, items };
}

/** Reads a file of answers for this student, from a letter or not. Rejects with an ExchangeError. */
export async function readAnswers(
  file: File,
  student: Student,
  keys: readonly FacultyKey[],
  letter?: LetterOf,
): Promise<OpenedFile<'answer'>> {
  const opened = fromLetter(await readExchange(file, 'answer', keys), letter);
  const { name, rollNumber } = opened.payload.student;
  if (!isSameId(rollNumber, student.rollNumber))
    throw new ExchangeError(`It is for ${name} (${rollNumber}). Give it to ${name}.`);
  return opened;
}

const said: Record<AnswerKind, string> = {
  agreed: 'agreed to your question',
  stands: 'answered: it stands',
  passedOn: 'passed your question on to the office',
};

/** Returns what a teacher did, after the name of the teacher. */
export const answerText = (what: AnswerKind): string => said[what];

/** Plans the import of these files of answers. */
export function planAnswers(
  files: readonly OpenedFile<'answer'>[],
  stored: StoredRecords<'questions'>,
): Plan {
  const entries: PlanEntry[] = [];
  const changes: Change[] = [];
  for (const [index, { payload, signature, letter }] of files.entries())
    for (const item of payload.items) {
      const { at, what, reason } = item;
      const id = receivedId(payload.student.rollNumber, item.question);
      const problem = answerProblem(stored.get(id), item);
      const by = signature.key?.name ?? payload.by.name;
      const title = `${by} ${answerText(what)}: ${classTitle(item)}`;
      const isProven = signature.state === 'signed' || letter !== undefined;
      entries.push({
        key: `${index}:${id}`,
        title,
        detail:
          `${reason ?? ''}${isProven ? '' : ' Not signed: anybody could have written it.'}`.trim(),
        outcome: problem ?? 'New.',
        taken: problem === null,
      });
      if (problem !== null) continue;
      changes.push(
        addStep(id, { at, what, by, ...(reason && { reason }) }),
        notify('student', title, id, 'classes'),
      );
    }
  return { entries, changes };
}

function answerProblem(
  question: Question | undefined,
  { at, before }: Item<'answer'>,
): string | null {
  if (!question) return 'Left out: it is not among your questions on this device.';
  const answers = answersOf(question);
  if (answers.some((one) => one.at === at)) return 'Left out: already recorded.';
  return before < answers.length ? 'Left out: a later answer is already recorded.' : null;
}
