import { workspace } from '@/lib/store/device';
import { countRecords, readEverything, type Everything } from '@/lib/store/everything';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { countIncoming, mergeChanges } from './backup-merge';

/**
 * Merges a backup with the stored records, all of it or nothing, and offers an undo; returns true if it succeeded. The
 * result is shown as a toast.
 */
export async function importEverything(saved: Everything, name: string): Promise<boolean> {
  try {
    const stored = await readEverything(workspace);
    await writeWithUndo(mergeChanges(stored, saved), mergeText(stored, saved, name));
    return true;
  } catch {
    return false;
  }
}

const records = (count: number) => (count === 1 ? '1 record' : `${count} records`);

function mergeText(stored: Everything, saved: Everything, name: string): string {
  const [all, brought] = [countRecords(saved), countIncoming(stored, saved)];
  if (brought === all) return `Added ${records(all)} from ${name}.`;
  const rest = `${all - brought} ${all - brought === 1 ? 'was' : 'were'} already here, in the same or a later version.`;
  return `Added or changed ${brought} of the ${records(all)} from ${name}; ${rest}`;
}
