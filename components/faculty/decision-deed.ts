import { decide, decidedText, forgetReasons, undecided, type Decision } from '@/lib/decision';
import { deskTitle, type DeskRow } from '@/lib/desk';
import { writeAndSay } from '@/lib/workspace/write-and-say';

/** Decides on rows, on this device, lets go of what was typed as the reason, and says so with the way to undo it. */
export async function decideHere(rows: readonly DeskRow[], decision: Decision): Promise<void> {
  const changed = undecided(rows, decision.what);
  if (changed.length === 0) return;
  const text = decidedText(changed.map(deskTitle), decision.what);
  await writeAndSay([...decide(changed, decision), ...forgetReasons(changed)], text);
}
