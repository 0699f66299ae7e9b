import { announce } from '@/lib/toast/announce';
import { focusTrail } from '@/lib/toast/focus-trail';
import { showToast, dismissToast } from '@/lib/toast/toast';
import { workspace } from './device';
import type { Change } from './record';

/** Something that was deleted since this page was opened. */
export interface Deletion {
  id: number;
  /** What it was, as a person knows it. */
  name: string;
  /** Brings it back. */
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

/** What was deleted, the latest first; each can be undone for as long as the page is open. */
export const deleted = {
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => void listeners.delete(notify);
  },
  snapshot: () => deletions,
  serverSnapshot: () => none,
};

/**
 * Makes changes that delete something and says so. They can be undone from the message, and after it is gone from the list
 * of what was deleted. Rejects where they could not be made; the message is out by then.
 */
export async function deleteWithUndo(
  changes: readonly Change[],
  { name, text, onUndone = () => {} }: { name: string; text: string; onUndone?: () => void },
): Promise<void> {
  // Before the write: what had the focus may be gone from the page after it.
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
      // The message is out.
      return;
    }
    announce(`Undone: ${undoes}`);
    onUndone();
  };
  const toastId = showToast(text, { from, action: { label: 'Undo', undoes, run: undo } });
  set([{ id, name, undo }, ...deletions]);
}
