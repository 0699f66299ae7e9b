import { sendLetters, withoutLetters } from '@/components/drop/send-exchange';
import { receivedId } from '@/components/exchange/model/plan';
import { addStep, type Question } from '@/components/question/model/question';
import { makeQuestion } from '@/components/question/model/question-file';
import type { StudentClass } from '@/components/roll-call/model/every-class';
import type { StudentDrop } from '@/lib/drop/access';
import type { OutLetter } from '@/lib/drop/letters';
import { newId, now, put, type Change } from '@/lib/store/record';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { showToast } from '@/lib/toast/toast';

/** A question before it is asked. */
interface Asked extends Pick<Question, 'student' | 'teacher' | 'wants' | 'text' | 'evidence'> {
  one: StudentClass;
}

export function newQuestion({ one, student, ...asked }: Asked): Question {
  const { id: of, day, start, course, status: is } = one;
  const at = now();
  return {
    ...{ id: receivedId(student.rollNumber, newId()), at, student: { ...student }, ...asked },
    ...{ class: of, day, start, course, is },
    steps: [{ at, what: 'asked' }],
  };
}

/** The letter about a question to a teacher. */
const letterOf = (question: Question, teacher: string) => ({
  making: {
    ...{ kind: 'question' as const, whom: question.student.rollNumber },
    ...{ payload: makeQuestion(question), files: [question.evidence?.file] },
  },
  address: { with: teacher, about: [question.id] },
});

/** A question, and the box of its teacher; the teacher of the sample reads the same device. */
interface Asking {
  question: Question;
  box: Pick<StudentDrop, 'teacher' | 'name'> | undefined;
}

/** Stores questions with these changes and sends them. Returns why they cannot be sent, and then nothing is stored. */
export async function ask(
  asked: readonly Asking[],
  changes: readonly Change[],
): Promise<string | null> {
  const letters = asked.flatMap(({ question, box }) =>
    box ? letterOf(question, box.teacher) : [],
  );
  const names = new Set(asked.flatMap(({ box }) => box?.name ?? []));
  const result = await sendLetters(letters, [...names].join(', '), [
    ...asked.map(({ question }) => put('questions', question)),
    ...changes,
  ]);
  if ('problems' in result) return result.problems.join(' ');
  const done = asked.length === 1 ? 'Question saved.' : `${asked.length} questions saved.`;
  showToast(letters.length > 0 ? `${done} ${result.letter}` : done);
  return null;
}

/** Withdraws a question: a letter that waits is not sent, and one that was sent is followed by another. */
export async function withdraw(question: Question, letter: OutLetter | undefined): Promise<void> {
  const { id, teacher, steps } = question;
  const step = { at: now(), what: 'withdrawn' as const };
  const changes = [
    addStep(id, step),
    ...(await withoutLetters([question], 'question', ['waiting', 'failed'])),
  ];
  if (!letter?.sentAt) return writeWithUndo(changes, 'Question withdrawn.');
  const withdrawn = { ...question, steps: [...steps, step] };
  const result = await sendLetters([letterOf(withdrawn, letter.with)], teacher, changes);
  if ('letter' in result) showToast(`Question withdrawn. ${result.letter}`);
  else showToast(result.problems.join(' '), { urgent: true });
}
