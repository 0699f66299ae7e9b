'use client';

import { useEffect, useState } from 'react';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { Button } from '@/components/ui/button';
import { focusContainer } from '@/components/ui/focus-container';
import type { KeptPart } from '@/lib/record/device-session';
import { pageFlag } from '@/lib/record/session-flag';
import { formatSize } from '@/lib/text/file-size';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import { showToast } from '@/lib/toast/toast';
import { undoAndAnnounce } from '@/lib/store/write-with-undo';

const load = () => import('@/lib/record/device-session');

async function readLocked(): Promise<readonly KeptPart[]> {
  if (pageFlag?.mode !== 'device') return [];
  const { readKeptData } = await load();
  return (await readKeptData(pageFlag)).locked;
}

/** Lists what the person left encrypted at Logout and this access code does not open; each part can be deleted. */
export function LockedData() {
  const [parts, setParts] = useState<readonly KeptPart[]>([]);
  const showAgain = async () => setParts(await readLocked());
  useEffect(() => {
    let hasLeft = false;
    readLocked().then(
      (locked) => hasLeft || setParts(locked),
      () => {
        // Without the code or the database, nothing can be listed.
      },
    );
    return () => void (hasLeft = true);
  }, []);
  return (
    <div tabIndex={-1} className="outline-none">
      {parts.length > 0 && (
        <div className="mt-5">
          <h3 className="text-body">Encrypted with an earlier access code</h3>
          <p className="mt-1 max-w-prose text-muted">
            You left this on the device at Logout. The access code on your new card does not open
            it.
          </p>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {parts.map((part) => (
              <LockedPart key={part.at} part={part} onChange={showAgain} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function LockedPart({ part, onChange }: { part: KeptPart; onChange: () => Promise<void> }) {
  const [asked, setAsked] = useState(false);
  const left = `Left on ${formatMinute(minuteOf(part.at))}`;
  if (asked)
    return (
      <li className="py-3">
        <ConfirmDelete
          onDelete={() => {
            focusContainer(document.activeElement as HTMLElement);
            void deletePart(part, onChange);
          }}
          onCancel={() => setAsked(false)}
        >
          <p>{left}. Nobody can open it without the access code of that time.</p>
        </ConfirmDelete>
      </li>
    );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-note">
      <div className="min-w-0 grow">
        <p className="font-semibold">{left}</p>
        <p className="text-small text-muted">{formatSize(part.data.byteLength)}</p>
      </div>
      <Button aria-label={`Delete: ${left}`} onClick={() => setAsked(true)}>
        Delete
      </Button>
    </li>
  );
}

async function deletePart(part: KeptPart, onChange: () => Promise<void>): Promise<void> {
  const flag = pageFlag!;
  try {
    const { deleteKeptPart, restoreKeptPart } = await load();
    await deleteKeptPart(flag, part);
    await onChange();
    const undoes = 'encrypted data deleted';
    const undo = () => restoreKeptPart(flag, part).then(onChange);
    showToast('The encrypted data was deleted from this device.', {
      action: { label: 'Undo', undoes, run: () => undoAndAnnounce(undo, undoes) },
    });
  } catch {
    showToast('The encrypted data could not be deleted. Reload the page, then try again.', {
      urgent: true,
    });
  }
}
