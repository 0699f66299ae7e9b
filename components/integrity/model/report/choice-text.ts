import type { Comparison, LeftOutChoice, LeftOutReason } from '../text';

/** What a comparison leaves out, as a switch names it. */
export const leftOutLabels: Readonly<Record<LeftOutReason, { label: string; detail: string }>> = {
  template: {
    label: 'Templates',
    detail: 'Text of the files that everybody was given, and lines that repeat on every page.',
  },
  assignment: { label: 'The assignment’s wording', detail: 'Its name and its instructions.' },
  quotation: { label: 'Quotations', detail: 'Text in quotation marks with its source named.' },
  bibliography: { label: 'Bibliographies', detail: 'The list of sources at the end of a text.' },
  contents: { label: 'Contents', detail: 'A table of contents at the beginning of a text.' },
};

export const leftOutReasons = Object.keys(leftOutLabels) as LeftOutReason[];

/** Everything that can be left out is left out. */
export const defaultChoice: LeftOutChoice = {
  template: true,
  quotation: true,
  bibliography: true,
  contents: true,
  assignment: true,
};

/** How many words are left out for a reason, and of how many files. */
export interface LeftOutEffect {
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
