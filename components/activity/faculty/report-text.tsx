import {
  countedFrom,
  suppressionNotes,
  type RecordReport,
} from '@/components/activity/model/record-report';
import { minGroupSize } from '@/components/activity/model/suppression';
import { formatMinute } from '@/lib/time/date';

/** When and from what the report was counted. */
export function ReportBasis({ asOf, section }: Pick<RecordReport, 'asOf' | 'section'>) {
  return (
    <p className="text-pretty">
      Records{section && ` of ${section}`} by category and status, as of{' '}
      <time dateTime={asOf}>{formatMinute(asOf)}</time>. Counted from {countedFrom}. The register
      does not give the category of a certificate.
    </p>
  );
}

/** Why counts are not shown; nothing where all are. */
export function ReportNote({ report }: { report: RecordReport }) {
  const { few, withheld, most } = suppressionNotes(report);
  if (!few) return null;
  const sentences = [
    `Counts below ${minGroupSize} are not shown, so that nobody can be recognised in a small group. “Fewer than ${minGroupSize}” may also be 0.`,
    withheld && '“Withheld” is a total from which such a count could be computed.',
    most && 'Most counts are hidden because this device has few records.',
  ];
  return <p className="text-pretty text-muted">{sentences.filter(Boolean).join(' ')}</p>;
}
