import {
  submitHandinChanges,
  markDoneChanges,
  withdrawHandinChanges,
  type AssignmentRef,
  type Handin,
} from '@/components/assignment/model/handin';
import { type Dropped } from '@/lib/file/stored-pdf';
import { saveStored } from '@/lib/file/save-stored';
import { checkPdfs } from '@/lib/file/stored-file';
import { deleteWithUndo } from '@/lib/store/deletion';
import { workspace } from '@/lib/store/device';

/** Hands one PDF in, on this device, in place of the one before; gives what is wrong with what was chosen. */
export async function submitHandin(
  assignment: AssignmentRef,
  dropped: Dropped,
  before: Handin | undefined,
  by: string,
): Promise<string | null> {
  const count = dropped.files.length + dropped.folders.length;
  if (count > 1) return `These are ${count} files. Choose one PDF that has everything.`;
  const { taken, reasons } = await checkPdfs(dropped, before?.file ? [before.file] : [], 1);
  const [file] = taken;
  if (!file) return reasons[0] ?? null;
  await workspace.write(submitHandinChanges(assignment, file, before, by));
  return null;
}

/** Takes back what was handed in; that can be undone. Without a name nobody is told. */
export async function withdrawHandin(handin: Handin, by?: string): Promise<void> {
  const text = `${handin.file?.name ?? handin.name} is taken back, on this device.`;
  await deleteWithUndo(withdrawHandinChanges(handin, by), {
    name: handin.file?.name ?? handin.name,
    text,
  });
}

/** Marks an assignment as done or as not done. */
export async function markDone(assignment: AssignmentRef, done: boolean): Promise<void> {
  await workspace.write(markDoneChanges(assignment, done));
}

/** Gives what was handed in back as a file. */
export async function saveHandin({ file }: Handin): Promise<void> {
  if (file) await saveStored(file);
}
