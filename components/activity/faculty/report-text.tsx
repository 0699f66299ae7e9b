import {
  countedFrom,
  suppressionNotes,
  type RecordReport,
} from '@/components/activity/model/record-report';
import { minGroupSize } from '@/components/activity/model/suppression';
import { formatMinute } from '@/lib/time/date';

/** When and from what the report was counted. */
export function ReportBasis({ asOf }: Pick<RecordReport, 'asOf'>) {
  return (
    <p className="text-pretty">
      Records by category and status, as of <time dateTime={asOf}>{formatMinute(asOf)}</time>.
      Counted from {countedFrom}. The register does not say of which category its certificates are.
    </p>
  );
}

/** Why counts are not shown; nothing where all are. */
export function ReportNote({ report }: { report: RecordReport }) {
  const { few, withheld, most } = suppressionNotes(report);
  if (!few) return null;
  const sentences = [
    `Counts below ${minGroupSize} are not shown, so that nobody is recognised in a small group: “fewer than ${minGroupSize}” may also be 0.`,
    withheld && '“Withheld” is a larger count, from which a small one could be computed.',
    most && 'This device knows so few records that this is true of most counts.',
  ];
  return <p className="text-pretty text-muted">{sentences.filter(Boolean).join(' ')}</p>;
}
