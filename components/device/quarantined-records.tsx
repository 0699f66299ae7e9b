'use client';

import { Button } from '@/components/ui/button';
import { focusContainer } from '@/components/ui/focus-container';
import { importWithRetry } from '@/lib/browser/new-release';
import { saveFile } from '@/lib/browser/save-file';
import { productSlug } from '@/lib/site/product-name';
import { remove, type Records } from '@/lib/store/record';
import { labelOf } from '@/lib/store/store-list';
import { useRecords } from '@/lib/store/use-records';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';

/** Lists the records that could not be read; each can be saved as a file or removed. */
export function QuarantinedRecords() {
  const quarantined = [...useRecords('quarantine').values()];
  return (
    <div tabIndex={-1} className="outline-none">
      {quarantined.length > 0 && <QuarantineList records={quarantined} />}
    </div>
  );
}

function QuarantineList({ records }: { records: readonly Records['quarantine'][] }) {
  return (
    <div className="mt-5">
      <h3 className="text-body">Records that could not be read</h3>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {records.map((record) => (
          <QuarantinedRecord key={record.id} record={record} />
        ))}
      </ul>
    </div>
  );
}

function QuarantinedRecord({ record }: { record: Records['quarantine'] }) {
  const name = labelOf(record.store);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-note">
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">
          {name}: {record.reason}
        </p>
        <p className="text-small text-muted">Found {formatMinute(minuteOf(record.at))}</p>
      </div>
      <div className="flex gap-2">
        <Button
          aria-label={`Save as file: ${name}, ${record.reason}`}
          onClick={() => void saveRecord(record)}
        >
          Save as file
        </Button>
        <Button
          aria-label={`Remove: ${name}, ${record.reason}`}
          onClick={(event) => {
            focusContainer(event.currentTarget);
            void deleteRecord(record);
          }}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

async function saveRecord(record: Records['quarantine']): Promise<void> {
  const loaded = await importWithRetry(() => import('@/components/device/model/plain'));
  if (!loaded) return;
  const text = JSON.stringify(await loaded.toPlain(record), null, 2);
  saveFile(
    new Blob([text], { type: 'application/json' }),
    `${productSlug()}-unreadable-${record.id}.json`,
  );
}

async function deleteRecord({ id }: Records['quarantine']): Promise<void> {
  const text = 'The record that could not be read was removed.';
  await writeWithUndo([remove('quarantine', id)], text).catch(() => {});
}
