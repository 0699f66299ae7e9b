import { mergeChanges, replaceChanges } from './backup-merge';
import { workspace } from './device';
import { countOf, readEverything, type Everything } from './everything';
import { writeAndSay } from './write-and-say';

/** How a backup comes in: added to what is there, or in its place. */
export type Way = 'merge' | 'replace';

const changesOf = { merge: mergeChanges, replace: replaceChanges };

/** Brings in a backup, all of it or nothing, and offers to undo that; gives whether it was done. The message is out. */
export async function importEverything(
  saved: Everything,
  way: Way,
  name: string,
): Promise<boolean> {
  try {
    const changes = changesOf[way](await readEverything(workspace), saved);
    const count = countOf(saved);
    const what = count === 1 ? 'the 1 record' : `the ${count} records`;
    const done = { merge: 'Added', replace: 'This device now keeps only' }[way];
    await writeAndSay(changes, `${done} ${what} of ${name}.`);
    return true;
  } catch {
    return false;
  }
}
