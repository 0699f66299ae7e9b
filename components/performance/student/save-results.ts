import { resultsToCsv } from '@/components/performance/model/result-export';
import type { Grading } from '@/content/schema/academic';
import type { Results } from '@/content/schema/student/results';
import { saveMade } from '@/lib/toast/save-made';

/** Downloads the results as CSV; the name of the file has the day of the figures and no person. */
export function saveResults(results: Results, grading: Grading): void {
  saveMade(resultsToCsv(results, grading), `results-${results.asOf}.csv`);
}
