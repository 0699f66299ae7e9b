import { saveFile } from '@/lib/browser/save-file';
import { showToast } from '@/lib/toast/toast';

/** Gives a table to the browser to save and says so. */
export function saveCsv(csv: string, name: string): void {
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name);
  showToast(`${name} was made on this device and given to your browser to save.`);
}
