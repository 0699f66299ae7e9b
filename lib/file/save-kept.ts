import { saveFile } from '@/lib/browser/save-file';
import { workspace } from '@/lib/store/device';
import { say } from '@/lib/toast/message';
import { fileNameFor, typeOfContent } from './file-type';
import type { PdfFacts } from './kept-pdf';

/** Gives a stored file to the person, or says that it is gone. */
export async function saveKept({ file, name }: PdfFacts): Promise<void> {
  const kept = await workspace.read('files', file);
  if (!kept) return void say(`${name} is no longer on this device.`, { urgent: true });
  // It may have come by a file of another device or by a backup: neither its name nor its type is believed.
  const type = await typeOfContent(kept.blob);
  const content = new Blob([kept.blob], { type: type ?? 'application/octet-stream' });
  saveFile(content, fileNameFor(name, type));
}
