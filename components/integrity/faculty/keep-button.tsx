import { ArchiveBoxArrowDownIcon, CheckIcon } from '@heroicons/react/20/solid';
import { Button } from '@/components/ui/button';
import { useRecords } from '@/lib/store/use-records';
import type { ComparisonReport } from '../model/report/report';
import { keepReport } from './report-output';

interface KeepButtonProps {
  report: ComparisonReport;
  /** The id of its assignment. */
  assignment: string;
  /** The id of its record, if it was stored; the record may have been removed by Undo. */
  storedAs: string | undefined;
  onStored: (id: string) => void;
}

/** Stores a report with its assignment. It stays where it is afterwards, so that the focus does. */
export function KeepButton({ report, assignment, storedAs, onStored }: KeepButtonProps) {
  const isStored = useRecords('comparisons').has(storedAs ?? '');
  const Icon = isStored ? CheckIcon : ArchiveBoxArrowDownIcon;
  return (
    <Button
      aria-disabled={isStored}
      onClick={() => {
        if (!isStored) void keepReport(report, assignment, onStored);
      }}
      className={isStored ? 'text-muted!' : ''}
    >
      <Icon className="size-5" aria-hidden="true" />
      {isStored ? 'Kept with the assignment' : 'Keep with the assignment'}
    </Button>
  );
}
