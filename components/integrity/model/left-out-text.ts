import { countText, type ComparisonReport } from './report';
import type { LeftOutReason } from './text';

/** The names of what a comparison leaves out: in a list of the reasons, and as a reason in a text. */
export const leftOutLabels: Readonly<Record<LeftOutReason, { label: string; name: string }>> = {
  template: {
    label: 'Templates and lines that repeat on every page',
    name: 'template or repeated line',
  },
  assignment: { label: 'The assignment’s wording', name: 'the assignment’s wording' },
  quotation: { label: 'Quotations with their source named', name: 'quotation' },
  bibliography: { label: 'Bibliographies', name: 'bibliography' },
  contents: { label: 'Contents', name: 'contents' },
  shared: { label: 'Passages of more than a tenth of the texts', name: 'passage of many texts' },
};

/** What is left out of a comparison for each reason: "Bibliographies: 54 words of 2 texts". */
export function leftOutTexts({ comparison, assignment }: ComparisonReport): string[] {
  const reasons = (Object.keys(leftOutLabels) as LeftOutReason[]).filter(
    (reason) => reason !== 'assignment' || assignment !== '',
  );
  return reasons.map((reason) => {
    const counts = Object.values(comparison.leftOut).map((ranges) =>
      ranges
        .filter((range) => range.reason === reason)
        .reduce((sum, { start, end }) => sum + end - start, 0),
    );
    const words = counts.reduce((sum, count) => sum + count, 0);
    const texts = counts.filter((count) => count > 0).length;
    const found =
      words === 0 ? 'nothing found' : `${countText(words, 'word')} of ${countText(texts, 'text')}`;
    return `${leftOutLabels[reason].label}: ${found}`;
  });
}
