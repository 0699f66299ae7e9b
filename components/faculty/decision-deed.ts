import { decide, decidedText, forgetReasons, undecided, type Decision } from '@/lib/decision';
import { deskTitle, type DeskRow } from '@/lib/desk';
import { workspace } from '@/lib/workspace/device';
import type { Change } from '@/lib/workspace/record';
import { writeAndSay } from '@/lib/workspace/write-and-say';

/** Decides on rows, on this device, removes the drafts of their reasons, and says so with the way to undo it. */
export async function decideHere(
  rows: readonly DeskRow[],
  decision: Decision,
  draft: readonly Change[] = [],
): Promise<void> {
  const changed = undecided(rows, decision.what);
  if (changed.length === 0) return;
  const text = decidedText(changed.map(deskTitle), decision.what);
  await workspace.load('drafts');
  const moot = forgetReasons(workspace.records('drafts'), changed);
  await writeAndSay([...decide(changed, decision), ...draft, ...moot], text);
}
