import type { Grading } from '@/content/schema/academic';
import type { Results } from '@/content/schema/student/results';
import { toCsv, type Cell } from '@/lib/file/csv';
import { formatAverage, termAverage } from './average';
import { formatShort } from './fraction';

const columns = [
  ...['Term', 'Published', 'Code', 'Subject', 'Credits', 'Grade', 'Percentage'],
  ...['Points', 'Credits × points', 'SGPA of the term', 'As of'],
] as const;

/** The results as CSV, one row per subject and term, oldest first. Dates are "YYYY-MM-DD". */
export function resultsToCsv({ terms, asOf }: Results, grading: Grading): string {
  const rows = terms.flatMap((term) => {
    const average = termAverage(term, grading);
    const lines = new Map(average.lines.map((line) => [line.subject, line]));
    return term.subjects.map((subject): Record<(typeof columns)[number], Cell> => {
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
        'SGPA of the term': average.value ? formatAverage(average.value, grading) : '',
        'As of': asOf,
      };
    });
  });
  return toCsv(columns, rows);
}
