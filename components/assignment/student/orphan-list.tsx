import { useState } from 'react';
import type { Handin } from '@/components/assignment/model/handin';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { FoldedList, FoldedRow } from '@/components/list/folded-list';
import { fetchCode } from '@/lib/browser/new-release';

async function run(deed: 'saveHere' | 'takeBackHere', handin: Handin) {
  const part = await fetchCode(() => import('./handin-deed'));
  await part?.[deed](handin).catch(() => {});
}

/** What was handed in for assignments that are not there any more; it stays the student's until it is removed. */
export function OrphanList({ handins }: { handins: readonly Handin[] }) {
  const [asked, setAsked] = useState<string | null>(null);
  if (handins.length === 0) return null;
  return (
    <FoldedList
      summary={`Handed in for assignments that were taken back (${handins.length})`}
      label="Handed in earlier"
    >
      {handins.map((handin) =>
        asked === handin.id ? (
          <li key={handin.id} className="py-2.5">
            <ConfirmDelete
              onDelete={() => void run('takeBackHere', handin)}
              onKeep={() => setAsked(null)}
            >
              <p>
                <bdi>{handin.file?.name ?? handin.name}</bdi> is deleted from this device.
              </p>
            </ConfirmDelete>
          </li>
        ) : (
          <FoldedRow
            key={handin.id}
            name={handin.name}
            detail={handin.file?.name}
            target={handin.file?.name}
            actions={{
              Download: () => void run('saveHere', handin),
              Remove: () => setAsked(handin.id),
            }}
          />
        ),
      )}
    </FoldedList>
  );
}
