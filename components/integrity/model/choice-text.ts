import { countText, type ComparisonReport } from './report';
import type { Comparison, LeftOutChoice, LeftOutReason } from './text';

/** The names of what a comparison leaves out: of its switch, and as a reason in a text. */
export const leftOutLabels: Readonly<
  Record<LeftOutReason, { label: string; detail: string; name: string }>
> = {
  template: {
    label: 'Templates',
    detail: 'Text of the files that everybody was given, and lines that repeat on every page.',
    name: 'template or repeated line',
  },
  assignment: {
    label: 'The assignment’s wording',
    detail: 'Its name and its instructions.',
    name: 'the assignment’s wording',
  },
  quotation: {
    label: 'Quotations',
    detail: 'Text in quotation marks with its source named.',
    name: 'quotation',
  },
  bibliography: {
    label: 'Bibliographies',
    detail: 'The list of sources at the end of a text.',
    name: 'bibliography',
  },
  contents: {
    label: 'Contents',
    detail: 'A table of contents at the beginning of a text.',
    name: 'contents',
  },
  shared: {
    label: 'What many texts have',
    detail: 'Passages of more than a tenth of the texts, and of at least 4, such as a form.',
    name: 'passage of many texts',
  },
};

/** The reasons for leaving out words in a report; the assignment's wording only if it is known. */
export const leftOutReasons = ({ assignment }: Pick<ComparisonReport, 'assignment'>) =>
  (Object.keys(leftOutLabels) as LeftOutReason[]).filter(
    (reason) => reason !== 'assignment' || assignment !== '',
  );

/** Everything that can be left out is left out. */
export const defaultChoice: LeftOutChoice = {
  template: true,
  quotation: true,
  bibliography: true,
  contents: true,
  shared: true,
  assignment: true,
};

/** Counts the words that are left out for a reason, and their files. */
interface LeftOutEffect {
  words: number;
  files: number;
}

export function effectOf({ leftOut }: Comparison, reason: LeftOutReason): LeftOutEffect {
  const counts = Object.values(leftOut).map((ranges) =>
    ranges
      .filter((range) => range.reason === reason)
      .reduce((sum, { start, end }) => sum + end - start, 0),
  );
  return {
    words: counts.reduce((sum, count) => sum + count, 0),
    files: counts.filter((count) => count > 0).length,
  };
}

/** "Quotations: 54 words of 2 texts" */
export function leftOutText(
  { comparison, choice }: ComparisonReport,
  reason: LeftOutReason,
): string {
  const { label } = leftOutLabels[reason];
  if (!choice[reason]) return `${label}: compared, not left out`;
  const { words, files } = effectOf(comparison, reason);
  if (words === 0) return `${label}: nothing found`;
  return `${label}: ${countText(words, 'word')} of ${countText(files, 'text')}`;
}
