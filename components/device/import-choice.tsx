import { useEffect, useRef, useState } from 'react';
import { importEverything } from '@/components/device/model/import-backup';
import { Button } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import { useAnnounced } from '@/components/ui/use-announced';
import { countRecords, type Everything } from '@/lib/store/everything';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import { FactGrid } from './fact-grid';
import { factsOf } from './storage-summary';

interface ImportChoiceProps {
  name: string;
  savedAt: string;
  everything: Everything;
  /** Called when the import begins and ends: no other file may be chosen meanwhile. */
  onBusy: (busy: boolean) => void;
}

/** Shows what is in a valid file, and imports it. */
export function ImportChoice({ name, savedAt, everything, onBusy }: ImportChoiceProps) {
  const close = useCloseDialog();
  const panel = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => panel.current?.focus(), [everything]);
  const count = countRecords(everything);
  const content = `${count === 1 ? '1 record' : `${count} records`}, exported ${formatMinute(minuteOf(savedAt))}`;
  useAnnounced(content, { first: true });

  const run = async () => {
    if (busy) return;
    setBusy(true);
    onBusy(true);
    const done = await importEverything(everything, name);
    setBusy(false);
    onBusy(false);
    if (done) close();
  };

  return (
    <div ref={panel} role="group" aria-label={name} tabIndex={-1} className="mt-2 outline-none">
      <h3 className="text-body">{content}</h3>
      <FactGrid facts={factsOf(everything)} className="mt-1 border-t border-line" />
      <p className="mt-4 text-note">
        These records are added to this device. Nothing is deleted. If a record is in both, the
        later version is used. A photo chosen on this device stays.
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Button variant="primary" aria-busy={busy} onClick={() => void run()}>
          Import
        </Button>
        <Button onClick={close}>Cancel</Button>
      </div>
    </div>
  );
}
