import type { PdfFacts } from './kept-pdf';
import { saveFile } from './save-file';
import { workspace } from './workspace/device';
import { say } from './workspace/message';

/** Gives a kept PDF to the person as a file, or says that it is gone. */
export async function saveKept({ file, name }: PdfFacts): Promise<void> {
  const kept = await workspace.read('files', file);
  // Whatever a kept file calls itself, it is given back as nothing but a PDF.
  if (kept) saveFile(new Blob([kept.blob], { type: 'application/pdf' }), name);
  else say(`${name} is no longer on this device.`, { urgent: true });
}
