import { letterWith, withoutLetters } from '@/components/drop/send-exchange';
import type { Payload } from '@/components/exchange/model/payload';
import {
  addStep,
  lastStep,
  type AnswerKind,
  type Question,
} from '@/components/question/model/question';
import { makeAnswer } from '@/components/question/model/question-file';
import { rollCallChanges, type RollCall } from '@/components/roll-call/model/roll-call';
import type { RegisterLetters } from '@/components/roll-call/faculty/register-letters';
import { saveWithLetters } from '@/components/roll-call/faculty/save-with-letters';
import { office } from '@/lib/drop/letters';
import { longestHold } from '@/lib/drop/queue';
import { currentRecord } from '@/lib/record/current';
import { groupBy } from '@/lib/list/group';
import { isSameId, normalizeId } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';
import { now, type Change } from '@/lib/store/record';
import { countText } from '@/lib/text/count';

type By = Payload<'answer'>['by'];

interface Answering {
  what: AnswerKind;
  reason: string;
  by: By;
  /** The last day that the college's record has. */
  asOf: string;
}

/**
 * Answers questions in one press: stores the answers, changes the registers if the teacher agrees, and puts the letters to the
 * students, the sections and the office into the queue. All of it can be undone until it is sent.
 */
export async function answer(
  questions: readonly Question[],
  { what, reason, by, asOf }: Answering,
): Promise<void> {
  const at = now();
  const step = { at, what, by: by.name, ...(reason && { reason }) };
  const answered = questions.map((one) => ({ ...one, steps: [...one.steps, step] }));
  const more: { ids: string[]; changes: Change[] } = {
    ids: [],
    changes: answered.map(({ id }) => addStep(id, step)),
  };
  for (const one of answered)
    for (const letter of await lettersOf(one, by, asOf)) {
      more.ids.push(...letter.ids);
      more.changes.push(...letter.changes);
    }
  const changes = what === 'agreed' ? agreedChanges(questions, reason, asOf, at) : [];
  const text = `${countText(questions.length, ['question', 'questions'])} answered: ${names[what]}.`;
  const tooLate = 'It is sent already. Answer again to change it.';
  await saveWithLetters(changes, text, by, { more, tooLate });
}

export const names: Record<AnswerKind, string> = {
  agreed: 'agreed',
  stands: 'it stands',
  passedOn: 'passed on to the office',
};

/** The register that an answer changes; none if the college's record has the day, which counts then. */
const registerOf = ({ class: id, student }: Question, asOf: string): RollCall | undefined => {
  const stored = workspace.records('rollCalls').get(id);
  const has = stored?.students.some((one) => isSameId(one, student.rollNumber));
  return has && stored && stored.day > asOf ? stored : undefined;
};

/** Returns true for a question whose answer the office needs: no register changes, or it decides. */
function isForOffice(question: Question, asOf: string): boolean {
  const { what } = lastStep(question);
  return what === 'passedOn' || (what === 'agreed' && !registerOf(question, asOf));
}

function agreedChanges(
  questions: readonly Question[],
  reason: string,
  asOf: string,
  at: string,
): Change[] {
  const changed = questions.filter((one) => registerOf(one, asOf));
  return [...groupBy(changed, (one) => one.class).values()].flatMap((own) => {
    const stored = registerOf(own[0], asOf)!;
    const marks = { ...stored.marks };
    for (const { student, wants } of own) {
      const number = stored.students.find((one) => isSameId(one, student.rollNumber))!;
      if (wants === 'P') delete marks[number];
      else marks[number] = wants;
    }
    const why = reason || 'Agreed to a question';
    return rollCallChanges([stored], { students: stored.students, marks, why }, at);
  });
}

/** The letters with an answer, held back while it can be undone: to the student who wrote one and, signed, to the office. */
async function lettersOf(question: Question, by: By, asOf: string): Promise<RegisterLetters[]> {
  const { id, student, letter: re } = question;
  const { record } = currentRecord.snapshot();
  if (record?.kind !== 'teacher' || !record.drop) return [];
  const making = {
    ...{ kind: 'answer' as const, whom: student.rollNumber, payload: makeAnswer(by, question) },
    key: workspace.records('keys').get('signing') ?? null,
  };
  const shared = { about: [id], notBefore: new Date(Date.now() + longestHold).toISOString() };
  const letters: RegisterLetters[] = [
    { ids: [], changes: await withoutLetters([question], 'answer', ['waiting', 'failed']) },
  ];
  const to = [
    ...(re ? [{ with: normalizeId(student.rollNumber), re }] : []),
    ...(making.key && isForOffice(question, asOf) ? [{ with: office }] : []),
  ];
  for (const address of to) {
    const made = await letterWith(making, { ...shared, ...address });
    if ('id' in made) letters.push({ ids: [made.id], changes: made.changes });
  }
  return letters;
}
