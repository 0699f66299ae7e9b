import { workspace } from '@/lib/store/device';
import { countRecords, readEverything, type Everything } from '@/lib/store/everything';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { countIncoming, mergeChanges, replaceChanges } from './backup-merge';

/** How a backup is imported: merged with the stored records, or replacing them. */
export type ImportMode = 'merge' | 'replace';

const changesOf = { merge: mergeChanges, replace: replaceChanges };

/**
 * Imports a backup, all of it or nothing, and offers an undo; returns whether it succeeded. The result is shown as a
 * toast.
 */
export async function importEverything(
  saved: Everything,
  mode: ImportMode,
  name: string,
): Promise<boolean> {
  try {
    const stored = await readEverything(workspace);
    const text = mode === 'merge' ? mergeText(stored, saved, name) : replaceText(saved, name);
    await writeWithUndo(changesOf[mode](stored, saved), text);
    return true;
  } catch {
    return false;
  }
}

const records = (count: number) => (count === 1 ? '1 record' : `${count} records`);

function replaceText(saved: Everything, name: string): string {
  return `This device now has only the ${records(countRecords(saved))} from ${name}.`;
}

function mergeText(stored: Everything, saved: Everything, name: string): string {
  const [all, brought] = [countRecords(saved), countIncoming(stored, saved)];
  if (brought === all) return `Added ${records(all)} from ${name}.`;
  const rest = `${all - brought} ${all - brought === 1 ? 'was' : 'were'} already here, in the same or a later version.`;
  return `Added or changed ${brought} of the ${records(all)} from ${name}; ${rest}`;
}
