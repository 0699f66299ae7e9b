import { saveFile } from '@/lib/browser/save-file';
import { workspace } from '@/lib/store/device';
import { showToast } from '@/lib/toast/toast';
import { fileNameFor, typeOfContent } from './file-type';
import type { StoredPdf } from './stored-pdf';

/** Downloads a stored file, or shows that it no longer exists. */
export async function saveStored({ file, name }: StoredPdf): Promise<void> {
  const stored = await workspace.read('files', file);
  if (!stored) return void showToast(`${name} is no longer on this device.`, { urgent: true });
  // The file may come from another device or a backup, so neither its name nor its type is trusted.
  const type = await typeOfContent(stored.blob);
  const content = new Blob([stored.blob], { type: type ?? 'application/octet-stream' });
  saveFile(content, fileNameFor(name, type));
}
