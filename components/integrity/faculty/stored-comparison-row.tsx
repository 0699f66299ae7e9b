import { Button } from '@/components/ui/button';
import { deleteWithUndo } from '@/lib/store/deletion';
import { workspace } from '@/lib/store/device';
import { remove } from '@/lib/store/record';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import { showToast } from '@/lib/toast/toast';
import { countText, type ComparisonReport } from '../model/report';
import { readReportFile, type StoredComparison } from '../model/stored-comparison';

interface StoredComparisonRowProps {
  stored: StoredComparison;
  onOpen: (report: ComparisonReport, id: string) => void;
}

/** A saved report, to be opened or deleted. */
export function StoredComparisonRow({ stored, onOpen }: StoredComparisonRowProps) {
  const when = formatMinute(minuteOf(stored.at));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <p className="text-note">
        <time dateTime={stored.at} className="font-semibold">
          {when}
        </time>{' '}
        <span className="text-muted">
          {countText(stored.texts, 'text')}, {countText(stored.pairs, 'pair')} with shared passages
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={`Open the report of ${when}`} onClick={() => void open(stored, onOpen)}>
          Open
        </Button>
        <Button
          aria-label={`Delete the report of ${when}`}
          onClick={() => void deleteStored(stored, when)}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}

async function open(
  { id, report }: StoredComparison,
  onOpen: StoredComparisonRowProps['onOpen'],
): Promise<void> {
  const file = await workspace.read('files', report.file);
  const found = file && (await readReportFile(file.blob));
  if (found) onOpen(found, id);
  else
    showToast('This report is damaged and cannot be opened. Compare the files again.', {
      urgent: true,
    });
}

function deleteStored({ id, name }: StoredComparison, when: string): Promise<void> {
  const changes = [remove('comparisons', id)];
  return deleteWithUndo(changes, {
    name: `Report of ${when}`,
    text: `The report of ${when} for “${name}” is deleted from this device.`,
  }).catch(() => {});
}
