import { workspace } from './device';
import { say } from './message';
import type { Change } from './record';

/** What is said of a change that was made: that it is saved only where the browser keeps it. */
export function saidOf(text: string): string {
  if (workspace.keeping() === 'kept') return text;
  const change = text.replace(
    /^Saved on this device: | Saved on this device\.| Nothing was sent to a server\.$/g,
    '',
  );
  return `Not saved, only shown until you leave this page: ${change}`;
}

/**
 * Makes changes, all or none of them, and says so with the way to undo them, unless a form's save was stopped. Rejects
 * where they could not be made; the message is out by then.
 */
export async function writeAndSay(
  changes: readonly Change[],
  text: string,
  onUndone: () => void = () => {},
  save: { stopped: boolean } = { stopped: false },
): Promise<void> {
  const undo = await workspace.write(changes);
  if (save.stopped) return;
  const run = () => void undo().then(onUndone, () => {});
  say(saidOf(text), { action: { label: 'Undo', run } });
}
