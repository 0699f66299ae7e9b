import { announce } from '@/lib/toast/announce';
import { focusTrail } from '@/lib/toast/focus-trail';
import { showToast, dismissToast } from '@/lib/toast/toast';
import { workspace } from './device';
import type { Change } from './record';

/** Something deleted since this page was opened. */
export interface Deletion {
  id: number;
  /** Its name in the interface. */
  name: string;
  undo: () => Promise<void>;
}

const none: readonly Deletion[] = [];
let deletions = none;
let count = 0;
const listeners = new Set<() => void>();

function set(next: readonly Deletion[]): void {
  deletions = next;
  for (const notify of listeners) notify();
}

/** The deletions, latest first; each can be undone while the page is open. */
export const deleted = {
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => void listeners.delete(notify);
  },
  snapshot: () => deletions,
  serverSnapshot: () => none,
};

/**
 * Makes changes that delete something and shows a toast. They can be undone from the toast, and later from the list of
 * deletions. Rejects if the write fails (a toast has already been shown).
 */
export async function deleteWithUndo(
  changes: readonly Change[],
  { name, text, onUndone = () => {} }: { name: string; text: string; onUndone?: () => void },
): Promise<void> {
  // Before the write, which may remove the focused element from the page.
  const from = focusTrail();
  const bringBack = await workspace.write(changes);
  const id = ++count;
  const undoes = `${name} deleted`;
  const undo = async () => {
    set(deletions.filter((one) => one.id !== id));
    dismissToast(toastId);
    try {
      await bringBack();
    } catch {
      // An error toast has already been shown.
      return;
    }
    announce(`Undone: ${undoes}`);
    onUndone();
  };
  const toastId = showToast(text, { from, action: { label: 'Undo', undoes, run: undo } });
  set([{ id, name, undo }, ...deletions]);
}
