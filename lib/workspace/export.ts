import { formatSize } from '@/lib/pdf-check';
import { minuteOf } from '@/lib/day';
import { saveFile } from '@/lib/save-file';
import { backedUp } from './backup';
import { largestBackup } from './backup-check';
import { formatBackup } from './backup-file';
import { workspace } from './device';
import { countOf, readEverything } from './everything';
import { say } from './message';
import { now } from './record';

/** A name as part of a file's name: "@aarav.sharma" becomes "aarav.sharma". */
export function fileNamePart(name: string): string {
  return name.replace(/[^A-Za-z0-9.-]+/g, '-').replace(/^[-.]+|[-.]+$/g, '') || 'device';
}

/** Saves all that is kept as one file, notes that, says what became of it and gives what it said. */
export async function exportEverything(owner: string): Promise<string> {
  try {
    return tell(await saved(owner));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return tell(`The export could not be made (${reason}). Try it again.`, true);
  }
}

async function saved(owner: string): Promise<string> {
  const at = now();
  const kept = await readEverything(workspace);
  if (countOf(kept) === 0) return 'Nothing is kept on this device yet: there is nothing to export.';
  const { pieces, lost } = await formatBackup(kept, at);
  const file = new Blob(pieces, { type: 'application/json' });
  const name = `edify-${fileNamePart(owner)}-${minuteOf(at).slice(0, 10)}.json`;
  saveFile(file, name);
  await workspace.write([backedUp(at)]);
  warnOf(lost, file.size);
  return `Everything was exported as ${name} (${formatSize(file.size)}).`;
}

function tell(text: string, urgent = false): string {
  say(text, { urgent });
  return text;
}

function warnOf(lost: readonly string[], size: number): void {
  if (lost.length > 0)
    tell(`Not in the export, for the browser has lost their content: ${lost.join(', ')}.`, true);
  if (size > largestBackup)
    tell(
      `The export has ${formatSize(size)}, and ${formatSize(largestBackup)} is the most that Import reads: remove large files and export again.`,
      true,
    );
}
