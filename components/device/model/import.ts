import { workspace } from '@/lib/store/device';
import { countOf, readEverything, type Everything } from '@/lib/store/everything';
import { writeAndSay } from '@/lib/store/write-and-say';
import { broughtCount, mergeChanges, replaceChanges } from './backup-merge';

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
    const kept = await readEverything(workspace);
    const text = way === 'merge' ? mergeText(kept, saved, name) : replaceText(saved, name);
    await writeAndSay(changesOf[way](kept, saved), text);
    return true;
  } catch {
    return false;
  }
}

const records = (count: number) => (count === 1 ? '1 record' : `${count} records`);

function replaceText(saved: Everything, name: string): string {
  return `This device now keeps only the ${records(countOf(saved))} of ${name}.`;
}

function mergeText(kept: Everything, saved: Everything, name: string): string {
  const [all, brought] = [countOf(saved), broughtCount(kept, saved)];
  if (brought === all) return `Added the ${records(all)} of ${name}.`;
  const rest = `${all - brought} ${all - brought === 1 ? 'was' : 'were'} here already, in the same or a later version.`;
  return `Added or changed ${brought} of the ${records(all)} of ${name}; ${rest}`;
}
