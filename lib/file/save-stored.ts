import { saveFile } from '@/lib/browser/save-file';
import { workspace } from '@/lib/store/device';
import { showToast } from '@/lib/toast/toast';
import { fileNameFor, typeOfContent } from './file-type';
import type { StoredPdf } from './stored-pdf';

/** Gives a stored file to the person, or says that it is gone. */
export async function saveStored({ file, name }: StoredPdf): Promise<void> {
  const stored = await workspace.read('files', file);
  if (!stored) return void showToast(`${name} is no longer on this device.`, { urgent: true });
  // It may have come by a file of another device or by a backup: neither its name nor its type is believed.
  const type = await typeOfContent(stored.blob);
  const content = new Blob([stored.blob], { type: type ?? 'application/octet-stream' });
  saveFile(content, fileNameFor(name, type));
}
