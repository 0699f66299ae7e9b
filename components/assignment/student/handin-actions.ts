import type { ReviewStudent } from '@/components/activity/model/review';
import { shortTeacher } from '@/components/assignment/model/assignment';
import {
  submitHandinChanges,
  markDoneChanges,
  withdrawHandinChanges,
  type AssignmentRef,
  type Handin,
} from '@/components/assignment/model/handin';
import { handedIn } from '@/components/assignment/model/handin-file';
import { withoutLetters } from '@/components/drop/send-exchange';
import { restoreFocus } from '@/components/ui/restore-focus';
import type { StudentDrop } from '@/lib/drop/access';
import { type Dropped } from '@/lib/file/stored-pdf';
import { saveStored } from '@/lib/file/save-stored';
import { checkPdfs } from '@/lib/file/stored-file';
import { deleteWithUndo } from '@/lib/store/deletion';
import { workspace } from '@/lib/store/device';
import type { Records } from '@/lib/store/record';
import { savedMessage } from '@/lib/store/write-with-undo';
import { showToast } from '@/lib/toast/toast';
import { saveWork, sendWork } from './send-work';

/** One PDF as it is stored, or why the chosen files are not valid. */
export async function chooseWork(
  dropped: Dropped,
  before: Handin | undefined,
): Promise<{ file?: Records['files'] | undefined; error?: string | undefined }> {
  const count = dropped.files.length + dropped.folders.length;
  if (count > 1) return { error: `You chose ${count} files. Choose one PDF that has everything.` };
  const { taken, reasons } = await checkPdfs(dropped, before?.file ? [before.file] : [], 1);
  return { file: taken[0], error: reasons[0] };
}

interface HandingIn {
  assignment: AssignmentRef;
  file: Records['files'];
  /** The work that is replaced. */
  before: Handin | undefined;
  by: string;
  /** The teacher of the assignment, by name. */
  teacher: string | undefined;
  student: ReviewStudent;
  /** The box for a letter, a file that the student sends, or the sample, whose teacher reads the same device. */
  way: StudentDrop | 'file' | 'here';
}

/** Hands in a PDF: stores it, sends it or saves a file, and says what is next. */
export async function handIn(work: HandingIn): Promise<void> {
  const { assignment, file, before, by } = work;
  await workspace.write(submitHandinChanges(assignment, file, before, by));
  const { text, urgent } = await deliver(work);
  showToast(savedMessage(text), { urgent });
}

async function deliver({ assignment, teacher, student, way }: HandingIn) {
  const receiver = teacher ? shortTeacher(teacher) : 'the teacher';
  const done = (to: string) => ({ text: `Handed in to ${to}. Receipt saved.`, urgent: false });
  if (way === 'here') return done(receiver);
  const own = handedIn(workspace.records('handins')).filter(({ id }) => id === assignment.id);
  const result = way === 'file' ? await saveWork(student, own) : await sendWork(student, way, own);
  if ('problems' in result)
    return { text: `Saved, but not sent: ${result.problems.join(' ')}`, urgent: true };
  if ('name' in result)
    return { text: `Receipt saved. Send ${result.name} to ${receiver}.`, urgent: false };
  const { name } = way as StudentDrop;
  return result.isSent
    ? done(shortTeacher(name))
    : { text: `Receipt saved. ${result.letter}`, urgent: false };
}

/** Withdraws a submission, with undo; a letter that waits with it is not sent. Without `by`, the faculty are not notified. */
export async function withdrawHandin(handin: Handin, by?: string): Promise<void> {
  const text = `${handin.file?.name ?? handin.name} is withdrawn on this device.`;
  const letters = await withoutLetters([handin], 'handins', ['waiting', 'failed']);
  await deleteWithUndo([...withdrawHandinChanges(handin, by), ...letters], {
    name: handin.file?.name ?? handin.name,
    text,
  });
  // In a list, its row with the pressed button is gone; the page behind a dialog takes no focus.
  restoreFocus(() => document.getElementById('main'));
}

export async function markDone(assignment: AssignmentRef, done: boolean): Promise<void> {
  await workspace.write(markDoneChanges(assignment, done));
}

/** Downloads the submitted file. */
export async function saveHandin({ file }: Handin): Promise<void> {
  if (file) await saveStored(file);
}
