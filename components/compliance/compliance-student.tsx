import { CheckCircleIcon } from '@heroicons/react/16/solid';
import { GapList } from './gap-list';
import { isComplete, pointsText, type ComplianceRow } from './model/compliance-row';

interface ComplianceStudentProps {
  row: ComplianceRow;
  /** The section that is shown; null for all. */
  section: string | null;
}

/** A student with the points and what is missing. */
export function ComplianceStudent({ row, section }: ComplianceStudentProps) {
  const { name, rollNumber, sections } = row;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 border-b border-line py-4 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-note text-muted">
          <bdi>{rollNumber}</bdi>
          <bdi>{section ?? sections.join(', ')}</bdi>
        </p>
        <p className="text-note">{pointsText(row)} points</p>
      </div>
      {isComplete(row) ? (
        <p className="flex items-start gap-2 font-semibold text-approved">
          <CheckCircleIcon className="mt-1 size-4 shrink-0" aria-hidden="true" />
          Complete
        </p>
      ) : (
        <GapList row={row} section={section} />
      )}
    </li>
  );
}
