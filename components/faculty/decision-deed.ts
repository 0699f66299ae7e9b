import { decide, decidedText, undecided, type Decision } from '@/lib/decision';
import { deskTitle, type DeskRow } from '@/lib/desk';
import { workspace } from '@/lib/workspace/device';
import { say } from '@/lib/workspace/message';

/** Decides on rows, on this device, and says so with the way to undo it. */
export async function decideHere(rows: readonly DeskRow[], decision: Decision): Promise<void> {
  const changed = undecided(rows, decision.what);
  if (changed.length === 0) return;
  const undo = await workspace.write(decide(changed, decision));
  say(decidedText(changed.map(deskTitle), decision.what), {
    action: { label: 'Undo', run: () => void undo().catch(() => {}) },
  });
}
