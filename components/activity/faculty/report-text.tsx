import {
  countedFrom,
  whatIsMissing,
  type RecordReport,
} from '@/components/activity/model/record-report';
import { smallestGroup } from '@/components/activity/model/suppression';
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
  const { few, withheld, most } = whatIsMissing(report);
  if (!few) return null;
  const sentences = [
    `Counts below ${smallestGroup} are not shown, so that nobody is recognised in a small group: “fewer than ${smallestGroup}” may also be 0.`,
    withheld && '“Withheld” is a larger count, from which a small one could be computed.',
    most && 'This device knows so few records that this is true of most counts.',
  ];
  return <p className="text-pretty text-muted">{sentences.filter(Boolean).join(' ')}</p>;
}
