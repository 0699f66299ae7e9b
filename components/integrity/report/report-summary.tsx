import { useAnnounced } from '@/components/ui/use-announced';
import { formatCount } from '@/lib/text/count';
import {
  comparedText,
  isComparable,
  nothingSharedText,
  sharingText,
  waysText,
  type ComparisonReport,
} from '../model/report/report';

/**
 * The control that started the comparison is gone. Orca does not read where the focus goes from there in Chromium, so the result
 * is announced as well.
 */
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** How many texts were compared, and how many pairs share passages. */
export function ReportSummary({ report }: { report: ComparisonReport }) {
  const { length } = report.comparison.pairs;
  const hasResult = isComparable(report);
  const result = sharingText(report);
  const compared = comparedText(report);
  useAnnounced(hasResult ? `${formatCount(length)} ${result}. ${compared}` : compared, {
    first: true,
  });
  return (
    <p ref={focus} role="group" aria-label="Report" tabIndex={-1} className="outline-none">
      {hasResult && (
        <>
          <span className="me-1.5 font-display text-figure font-bold tracking-[-0.03em]">
            {formatCount(length)}
          </span>{' '}
          <span className="font-semibold">{result}</span>
        </>
      )}
      <span className="mt-1 block text-note text-muted">
        {compared} {waysText(report)}
        {hasResult && length === 0 && nothingSharedText(report)}
      </span>
    </p>
  );
}
