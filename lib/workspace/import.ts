import { mergeChanges, replaceChanges } from './backup-merge';
import { workspace } from './device';
import { countOf, readEverything, type Everything } from './everything';
import { say } from './message';

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
    const undo = await workspace.write(changesOf[way](await readEverything(workspace), saved));
    const count = countOf(saved);
    const what = count === 1 ? 'the 1 record' : `the ${count} records`;
    const done = { merge: 'Added', replace: 'This device now keeps only' }[way];
    say(`${done} ${what} of ${name}.`, {
      action: { label: 'Undo', run: () => void undo().catch(() => {}) },
    });
    return true;
  } catch {
    return false;
  }
}
