import { announce } from '@/lib/toast/announce';
import { focusTrail } from '@/lib/toast/focus-trail';
import { showToast } from '@/lib/toast/toast';
import { workspace } from './device';
import type { Change } from './record';

/** What is said of a change that was made: that it is saved only where the browser keeps it. */
export function savedMessage(text: string): string {
  if (workspace.persistence() === 'persisted') return text;
  const change = text.replace(
    /^Saved on this device: | Saved on this device\.| Nothing was sent to a server\.$/g,
    '',
  );
  return `Not saved, only shown until you leave this page: ${change}`;
}

interface UndoOptions {
  /** What Undo takes back, as in "Kabir Singh approved"; the message in short where it is left out. */
  undoes?: string;
  onUndone?: () => void;
  /** The save of a form, about which nothing is said once it was stopped. */
  save?: { stopped: boolean } | undefined;
}

/**
 * Makes changes, all or none of them, and says so with the way to undo them, unless a form's save was stopped. Rejects
 * where they could not be made; the message is out by then.
 */
export async function writeWithUndo(
  changes: readonly Change[],
  text: string,
  { undoes = shortMessage(text), onUndone, save }: UndoOptions = {},
): Promise<void> {
  // Before the write: what had the focus may be gone from the page after it.
  const from = focusTrail();
  const undo = await workspace.write(changes);
  if (save?.stopped) return;
  const run = async () => {
    try {
      await undo();
    } catch {
      // The message is out.
      return;
    }
    announce(`Undone: ${undoes}`);
    onUndone?.();
  };
  showToast(savedMessage(text), { from, action: { label: 'Undo', undoes, run } });
}

/** A message without what every message says. */
function shortMessage(text: string): string {
  return text
    .replace(/^Saved on this device: /, '')
    .replace(/ (Nothing was sent to a server|Saved on this device)\.$/, '')
    .replace(/(,? (on|from) this device)?\.$/, '');
}
