import { startDrop } from '@/lib/drop/start';
import type { PersonKind } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';

/** The stores that are read before letters travel. */
const stores = ['activities', 'questions', 'letters'] as const;

let started: Promise<unknown> | undefined;

/** Sends the letters that wait, and looks for new ones while the page is open. */
export function startLetters(kind: PersonKind, signedOnly: boolean): Promise<unknown> {
  return (started ??= start(kind, signedOnly).catch(() => {
    // A part of the code is missing: the next page tries again.
    started = undefined;
  }));
}

async function start(kind: PersonKind, signedOnly: boolean) {
  if (kind === 'teacher') return startDrop();
  // Which letters are open depends on the activities and questions.
  await Promise.all(stores.map((store) => workspace.load(store)));
  if (stores.some((store) => store !== 'letters' && workspace.unreadable().has(store))) return;
  const student = await import('@/components/activity/letter/take-decisions');
  const question = await import('@/components/question/student/take-answers');
  const attendance = await import('./take-attendance');
  return startDrop({
    ...attendance,
    isOpen: (letter) =>
      letter.kind === 'question' ? question.isQuestionOpen(letter) : student.isOpen(letter),
    takeDecisions: (file, letter) =>
      letter.kind === 'question'
        ? question.takeAnswers(file, letter)
        : student.takeDecisions(file, letter, signedOnly),
    taken: student.announceDecisions,
    takeNews: async (...news) => (await import('./take-news')).takeNews(...news, signedOnly),
  });
}
