import { observable } from '@/lib/browser/observable';
import { focusTrail } from '@/lib/toast/focus-trail';
import { showToast, dismissToast } from '@/lib/toast/toast';
import { workspace } from './device';
import type { Change } from './record';
import { savedMessage, undoAndAnnounce } from './write-with-undo';

/** Something deleted since this page was opened. */
interface Deletion {
  id: number;
  /** Its name in the interface. */
  name: string;
  undo: () => Promise<void>;
}

/** The deletions, latest first; each can be undone while the page is open. */
export const deleted = observable<readonly Deletion[]>([]);

let count = 0;

/**
 * Makes changes that delete something and shows a toast. They can be undone from the toast, and later from the list of
 * deletions. Rejects if the write fails (a toast has already been shown).
 */
export async function deleteWithUndo(
  changes: readonly Change[],
  { name, text, onUndone }: { name: string; text: string; onUndone?: () => void },
): Promise<void> {
  // Before the write, which may remove the focused element from the page.
  const from = focusTrail();
  const bringBack = await workspace.write(changes);
  const id = ++count;
  const undoes = `${name} deleted`;
  const undo = async () => {
    deleted.set(deleted.snapshot().filter((one) => one.id !== id));
    dismissToast(toastId);
    await undoAndAnnounce(bringBack, undoes, onUndone);
  };
  const toastId = showToast(savedMessage(text), {
    from,
    action: { label: 'Undo', undoes, run: undo },
  });
  deleted.set([{ id, name, undo }, ...deleted.snapshot()]);
}
