import { workspace } from './device';
import { say } from './message';
import type { Change } from './record';

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
  say(text, { action: { label: 'Undo', run } });
}
