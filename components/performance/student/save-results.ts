import { resultsToCsv } from '@/components/performance/model/result-export';
import type { Grading } from '@/content/schema/academic';
import type { Results } from '@/content/schema/student/results';
import { saveFile } from '@/lib/browser/save-file';
import { showToast } from '@/lib/toast/toast';

/** Downloads the results as CSV; the name of the file has the day of the figures and no person. */
export function saveResults(results: Results, grading: Grading): void {
  const name = `results-${results.asOf}.csv`;
  saveFile(new Blob([resultsToCsv(results, grading)], { type: 'text/csv;charset=utf-8' }), name);
  showToast(`${name} was made on this device and given to your browser to save.`);
}
