import { sendLetters, withoutLetters } from '@/components/drop/send-exchange';
import {
  madeText,
  saveExchange,
  type MakeOptions,
  type SaveResult,
} from '@/components/exchange/exchange-save';
import { receivedId } from '@/components/exchange/model/plan';
import { addStep, type Question } from '@/components/question/model/question';
import { makeQuestions } from '@/components/question/model/question-file';
import type { StudentClass } from '@/components/roll-call/model/every-class';
import type { StudentDrop } from '@/lib/drop/access';
import type { OutLetter } from '@/lib/drop/letters';
import { workspace } from '@/lib/store/device';
import { newId, now, put, type Change } from '@/lib/store/record';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { showToast } from '@/lib/toast/toast';

type Student = Question['student'];

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

const fileOf = (student: Student, questions: readonly Question[]): MakeOptions<'question'> => ({
  ...{ kind: 'question', whom: student.rollNumber, payload: makeQuestions(student, questions) },
  files: questions.map(({ evidence }) => evidence?.file),
});

/** Saves a file with these questions. */
export const saveQuestions = (
  student: Student,
  questions: readonly Question[],
): Promise<SaveResult> => saveExchange(fileOf(student, questions));

/** A question, and the box of its teacher; without one, the student gives the teacher a file. */
interface Asking {
  question: Question;
  box: Pick<StudentDrop, 'teacher' | 'name'> | undefined;
}

/**
 * Stores questions with these changes, sends each or saves it in a file, and says what became of them. On a device that sends
 * nothing, the teacher of the sample reads them. Returns why they cannot be sent, and then nothing is stored.
 */
export async function ask(
  asked: readonly Asking[],
  { student, sends, changes }: { student: Student; sends: boolean; changes: readonly Change[] },
): Promise<string | null> {
  const all = [...asked.map(({ question }) => put('questions', question)), ...changes];
  const drafts = asked.flatMap(({ question, box }) =>
    sends && box
      ? {
          making: fileOf(student, [question]),
          address: { with: box.teacher, about: [question.id] },
        }
      : [],
  );
  const done = [asked.length === 1 ? 'Question saved.' : `${asked.length} questions saved.`];
  if (drafts.length > 0) {
    const names = new Set(asked.flatMap(({ box }) => box?.name ?? []));
    const result = await sendLetters(drafts, [...names].join(', '), all);
    if ('problems' in result) return result.problems.join(' ');
    done.push(result.letter);
  } else await workspace.write(all);
  const filed = sends ? asked.flatMap(({ question, box }) => (box ? [] : question)) : [];
  if (filed.length > 0) {
    const saved = await saveQuestions(student, filed);
    if ('problems' in saved) {
      showToast(saved.problems.join(' '), { urgent: true });
      return null;
    }
    const teachers = new Set(filed.map(({ teacher }) => teacher));
    done.push(`${madeText(saved)} Give it to ${[...teachers].join(', ')}.`);
  }
  showToast(done.join(' '));
  return null;
}

/** Withdraws a question: a letter that waits is not sent, and one that was sent is followed by another. */
export async function withdraw(
  question: Question,
  student: Student,
  letter: OutLetter | undefined,
): Promise<void> {
  const { id, teacher, steps } = question;
  const step = { at: now(), what: 'withdrawn' as const };
  const changes = [
    addStep(id, step),
    ...(await withoutLetters([question], 'question', ['waiting', 'failed'])),
  ];
  if (!letter?.sentAt) return writeWithUndo(changes, 'Question withdrawn.');
  const withdrawn = { ...question, steps: [...steps, step] };
  const draft = {
    making: fileOf(student, [withdrawn]),
    address: { with: letter.with, about: [id] },
  };
  const result = await sendLetters([draft], teacher, changes);
  if ('letter' in result) showToast(`Question withdrawn. ${result.letter}`);
  else showToast(result.problems.join(' '), { urgent: true });
}
