import { noteOf, type Report } from '@/tools/import/problem/data-problem';
import type { Model } from '@/tools/import/model/model';
import { reportAt } from '@/tools/import/model/problem';
import { hasEnded } from '@/tools/import/model/last-term';

/** Says why nobody has subjects when the terms of all sections are over. */
export function reportEndedTerms({ sections }: Model, day: string, report: Report): void {
  const [first] = sections;
  if (!first || !sections.every((section) => hasEnded(section, day))) return;
  const ends = sections.flatMap(({ terms }) => terms.flatMap(({ end }) => end ?? []));
  reportAt(report, first.origin, 'terms', {
    ...noteOf('record', 'terms-over'),
    value: ends.sort().at(-1) ?? '',
    message: `All terms are over on ${day}, the day of the newest file, so students have no subjects.`,
    action: 'If a term goes on, correct its last day in the system that exports the file.',
  });
}
