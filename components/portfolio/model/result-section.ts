import { cumulativeAverage, termAverage } from '@/components/performance/model/average';
import { formatShort } from '@/components/performance/model/fraction';
import { formatWithUnit } from '@/components/performance/model/need';
import { averageNames } from '@/components/performance/model/grade-band';
import type { Grading } from '@/content/schema/academic';
import type { Results, SubjectResult, TermResult } from '@/content/schema/student/results';
import { formatDay } from '@/lib/time/date';
import type { PortfolioSection, PortfolioTable } from './portfolio-section';

/** The results of the terms that are over, with their averages. */
export function resultSection(results: Results | undefined, grading: Grading): PortfolioSection {
  const terms = results?.terms ?? [];
  return {
    id: 'results',
    title: 'Results',
    ...(results && {
      note: `${results.basis}, as of ${formatDay(results.asOf)}.${overall(terms, grading)}`,
    }),
    tables: terms.map((term) => termTable(term, grading)),
  };
}

function overall(terms: readonly TermResult[], grading: Grading): string {
  const { value } = cumulativeAverage(terms, grading);
  return value ? ` ${averageNames(grading).all}: ${formatWithUnit(value, grading)}.` : '';
}

function termTable(term: TermResult, grading: Grading): PortfolioTable {
  const { value, credits } = termAverage(term, grading);
  const average = value && `${averageNames(grading).term}: ${formatWithUnit(value, grading)}`;
  return {
    id: term.id,
    caption: term.published ? `${term.name}, published ${formatDay(term.published)}` : term.name,
    head: ['Subject', 'Credits', 'Grade', 'Percentage'],
    rows: term.subjects.map((subject) => ({ id: subject.id, cells: cellsOf(subject) })),
    ...(average && { result: `${average} (${formatShort(credits)} credits)` }),
  };
}

function cellsOf({ code, name, credits, grade, percentage }: SubjectResult): string[] {
  return [
    code ? `${name} (${code})` : name,
    String(credits),
    grade ?? '',
    percentage === undefined ? '' : `${percentage}%`,
  ];
}
