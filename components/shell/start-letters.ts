import { startDrop } from '@/lib/drop/start';
import type { PersonKind } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';

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
  // Which letters are open depends on the activities.
  await Promise.all([workspace.load('activities'), workspace.load('letters')]);
  if (workspace.unreadable().has('activities')) return;
  const student = await import('@/components/activity/letter/take-decisions');
  const attendance = await import('./take-attendance');
  return startDrop({
    ...attendance,
    isOpen: student.isOpen,
    takeDecisions: (file, letter) => student.takeDecisions(file, letter, signedOnly),
    taken: student.announceDecisions,
    takeNews: async (...news) => (await import('./take-news')).takeNews(...news, signedOnly),
  });
}
