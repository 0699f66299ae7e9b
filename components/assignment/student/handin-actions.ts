import {
  submitHandinChanges,
  markDoneChanges,
  withdrawHandinChanges,
  type AssignmentRef,
  type Handin,
} from '@/components/assignment/model/handin';
import { withoutLetters } from '@/components/drop/send-exchange';
import { restoreFocus } from '@/components/ui/restore-focus';
import { type Dropped } from '@/lib/file/stored-pdf';
import { saveStored } from '@/lib/file/save-stored';
import { checkPdfs } from '@/lib/file/stored-file';
import { deleteWithUndo } from '@/lib/store/deletion';
import { workspace } from '@/lib/store/device';

/** Submits one PDF on this device and replaces the one before. Returns an error message if the files are not valid. */
export async function submitHandin(
  assignment: AssignmentRef,
  dropped: Dropped,
  before: Handin | undefined,
  by: string,
): Promise<string | null> {
  const count = dropped.files.length + dropped.folders.length;
  if (count > 1) return `You chose ${count} files. Choose one PDF that has everything.`;
  const { taken, reasons } = await checkPdfs(dropped, before?.file ? [before.file] : [], 1);
  const [file] = taken;
  if (!file) return reasons[0] ?? null;
  await workspace.write(submitHandinChanges(assignment, file, before, by));
  return null;
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
