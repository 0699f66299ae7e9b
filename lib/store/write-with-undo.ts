import { announce } from '@/lib/toast/announce';
import { focusTrail } from '@/lib/toast/focus-trail';
import { showToast } from '@/lib/toast/toast';
import { workspace } from './device';
import type { Change } from './record';

/** The toast text of a change; it says "saved" only if the browser stores the change. */
export function savedMessage(text: string): string {
  if (workspace.persistence() === 'persisted') return text;
  return `Not saved, only shown until you leave this page: ${text}`;
}

interface UndoOptions {
  /** The name of the change, such as "Kabir Singh approved"; defaults to a short form of the text. */
  undoes?: string;
  onUndone?: () => void;
  /** Called with a function that undoes the changes, for another button than the one of the toast. */
  onMade?: (undo: () => Promise<void>) => void;
  /** The save of a form; no toast is shown once it is stopped. */
  save?: { stopped: boolean } | undefined;
}

/**
 * Makes all changes or none and shows a toast with Undo, unless a form's save was stopped. Rejects if the write fails
 * (a toast has already been shown).
 */
export async function writeWithUndo(
  changes: readonly Change[],
  text: string,
  { undoes = shortMessage(text), onUndone, onMade, save }: UndoOptions = {},
): Promise<void> {
  // Before the write, which may remove the focused element from the page.
  const from = focusTrail();
  const undo = await workspace.write(changes);
  if (save?.stopped) return;
  const run = () => undoAndAnnounce(undo, undoes, onUndone);
  onMade?.(run);
  showToast(savedMessage(text), { from, action: { label: 'Undo', undoes, run } });
}

/** Undoes a change and announces it; if that fails, an error toast has already been shown. */
export async function undoAndAnnounce(
  undo: () => Promise<void>,
  undoes: string,
  onUndone?: () => void,
): Promise<void> {
  try {
    await undo();
  } catch {
    return;
  }
  announce(`Undone: ${undoes}`);
  onUndone?.();
}

/** The text without the phrases that all of these toasts share. */
function shortMessage(text: string): string {
  return text.replace(/(,? (on|from) this device)?\.$/, '');
}
