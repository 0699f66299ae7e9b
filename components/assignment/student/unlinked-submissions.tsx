import { useState } from 'react';
import type { Handin } from '@/components/assignment/model/handin';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { DisclosureList, DisclosureRow } from '@/components/list/disclosure-list';
import { importWithRetry } from '@/lib/browser/new-release';

async function run(action: 'saveHandin' | 'withdrawHandin', handin: Handin) {
  const loaded = await importWithRetry(() => import('./handin-actions'));
  await loaded?.[action](handin).catch(() => {});
}

/** Submissions whose assignment no longer exists; the student can download or remove them. */
export function UnlinkedSubmissions({ handins }: { handins: readonly Handin[] }) {
  const [asked, setAsked] = useState<string | null>(null);
  if (handins.length === 0) return null;
  return (
    <DisclosureList
      summary={`Work for withdrawn assignments (${handins.length})`}
      label="Handed in earlier"
    >
      {handins.map((handin) =>
        asked === handin.id ? (
          <li key={handin.id} className="py-2.5">
            <ConfirmDelete
              onDelete={() => void run('withdrawHandin', handin)}
              onCancel={() => setAsked(null)}
            >
              <p>
                <bdi>{handin.file?.name ?? handin.name}</bdi> is deleted from this device.
              </p>
            </ConfirmDelete>
          </li>
        ) : (
          <DisclosureRow
            key={handin.id}
            name={handin.name}
            detail={handin.file?.name}
            target={handin.file?.name}
            actions={{
              Download: () => void run('saveHandin', handin),
              Remove: () => setAsked(handin.id),
            }}
          />
        ),
      )}
    </DisclosureList>
  );
}
