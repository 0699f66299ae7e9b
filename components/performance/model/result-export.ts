import type { Grading } from '@/content/schema/academic';
import type { Results } from '@/content/schema/student/results';
import { toCsv, type CsvCell } from '@/lib/file/csv';
import { saveMade } from '@/lib/toast/save-made';
import { formatAverage, termAverage } from './average';
import { formatShort } from './fraction';
import { averageNames } from './grade-band';

/** The results as CSV, one row per subject and term, oldest first. Dates are "YYYY-MM-DD". */
export function resultsToCsv({ terms, asOf }: Results, grading: Grading): string {
  const average = `${averageNames(grading).term} of the term`;
  const columns = [
    ...['Term', 'Published', 'Code', 'Subject', 'Credits', 'Grade', 'Percentage'],
    ...['Points', 'Credits × points', average, 'As of'],
  ];
  const rows = terms.flatMap((term) => {
    const { value, lines: counted } = termAverage(term, grading);
    const lines = new Map(counted.map((line) => [line.subject, line]));
    return term.subjects.map((subject): Record<string, CsvCell> => {
      const line = lines.get(subject);
      return {
        Term: term.name,
        Published: term.published ?? '',
        Code: subject.code ?? '',
        Subject: subject.name,
        Credits: subject.credits,
        Grade: subject.grade ?? '',
        Percentage: subject.percentage ?? null,
        Points: line ? formatShort(line.value) : '',
        'Credits × points': line ? formatShort(line.product) : '',
        [average]: value ? formatAverage(value, grading) : '',
        'As of': asOf,
      };
    });
  });
  return toCsv(columns, rows);
}

/** Downloads the results as CSV; the name of the file has the day of the figures and no person. */
export function saveResults(results: Results, grading: Grading): void {
  saveMade(resultsToCsv(results, grading), `results-${results.asOf}.csv`);
}
