import { Button } from '@/components/ui/button';
import { deleteWithUndo } from '@/lib/store/deletion';
import { workspace } from '@/lib/store/device';
import { remove } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import { showToast } from '@/lib/toast/toast';
import { countText, type ComparisonReport } from '../model/report/report';
import { readReportFile } from '../model/report/report-blob';
import type { StoredComparison } from '../model/report/stored-comparison';

interface StoredComparisonsProps {
  assignment: string;
  onOpen: (report: ComparisonReport, id: string) => void;
}

/** The reports that are kept with an assignment, latest first. */
export function StoredComparisons({ assignment, onOpen }: StoredComparisonsProps) {
  const stored = [...useRecords('comparisons').values()]
    .filter((one) => one.assignment === assignment)
    .sort((one, other) => other.at.localeCompare(one.at));
  if (stored.length === 0) return null;
  return (
    <section className="grid gap-1.5">
      <h3 className="text-note font-semibold">Kept reports</h3>
      <ul aria-label="Kept reports" className="divide-y divide-line border-y border-line">
        {stored.map((one) => {
          const when = formatMinute(minuteOf(one.at));
          return (
            <li
              key={one.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2"
            >
              <p className="text-note">
                <time dateTime={one.at}>{when}</time>{' '}
                <span className="text-muted">
                  {countText(one.texts, 'text')}, {countText(one.pairs, 'pair')} with shared
                  passages
                </span>
              </p>
              <div className="flex flex-wrap gap-2">
                <Button
                  aria-label={`Open the report of ${when}`}
                  onClick={() => void open(one, onOpen)}
                >
                  Open
                </Button>
                <Button
                  aria-label={`Delete the report of ${when}`}
                  onClick={() => void deleteStored(one, when)}
                >
                  Delete
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

async function open(
  { id, report }: StoredComparison,
  onOpen: StoredComparisonsProps['onOpen'],
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
