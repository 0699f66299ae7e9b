import { saveFile } from '@/lib/browser/save-file';
import { showToast } from './toast';

const types = {
  csv: 'text/csv',
  html: 'text/html',
  ics: 'text/calendar',
  json: 'application/json',
  txt: 'text/plain',
};

/** Gives a file that was made on this device to the browser to save, and says so. */
export function saveMade(content: Blob | string, name: `${string}.${keyof typeof types}`): void {
  const type = types[name.slice(name.lastIndexOf('.') + 1) as keyof typeof types];
  const file =
    typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  saveFile(file, name);
  showToast(`${name} was made on this device and given to your browser to save.`);
}
