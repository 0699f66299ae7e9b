import { useEffect, useRef, useState } from 'react';
import { importEverything, type ImportMode } from '@/components/device/model/import-backup';
import { Button } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import { useAnnounced } from '@/components/ui/use-announced';
import { countRecords, type Everything } from '@/lib/store/everything';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import { FactGrid } from './fact-grid';
import { factsOf } from './storage-summary';

const importModes: Record<ImportMode, { name: string; hint: string }> = {
  merge: {
    name: 'Add to this device',
    hint: 'Nothing is deleted. If a record is in both, the later version is used. A photo chosen on this device stays.',
  },
  replace: {
    name: 'Replace everything on this device',
    hint: 'Everything stored on this device is deleted. Only what is in the file remains.',
  },
};

interface ImportChoiceProps {
  name: string;
  savedAt: string;
  everything: Everything;
  /** Called when the import begins and ends: no other file may be chosen meanwhile. */
  onBusy: (busy: boolean) => void;
}

/** Shows what is in a valid file and asks how to import it. */
export function ImportChoice({ name, savedAt, everything, onBusy }: ImportChoiceProps) {
  const close = useCloseDialog();
  const panel = useRef<HTMLDivElement>(null);
  const [mode, setMode] = useState<ImportMode>('merge');
  const [busy, setBusy] = useState(false);
  useEffect(() => panel.current?.focus(), [everything]);
  const count = countRecords(everything);
  const content = `${count === 1 ? '1 record' : `${count} records`}, exported ${formatMinute(minuteOf(savedAt))}`;
  useAnnounced(content, { first: true });

  const run = async () => {
    if (busy) return;
    setBusy(true);
    onBusy(true);
    const done = await importEverything(everything, mode, name);
    setBusy(false);
    onBusy(false);
    if (done) close();
  };

  return (
    <div ref={panel} role="group" aria-label={name} tabIndex={-1} className="mt-2 outline-none">
      <h3 className="text-body">{content}</h3>
      <FactGrid facts={factsOf(everything)} className="mt-1 border-t border-line" />
      <fieldset className="mt-4">
        <legend className="text-note font-semibold">How should it be imported?</legend>
        {(['merge', 'replace'] as const).map((one) => (
          <label key={one} className="mt-2 flex items-start gap-3">
            <input
              type="radio"
              name="import-way"
              checked={mode === one}
              aria-describedby={`import-${one}`}
              onChange={() => setMode(one)}
              className="mt-0.5 size-5 shrink-0 accent-brand"
            />
            <span>
              {importModes[one].name}
              <span id={`import-${one}`} className="block text-small text-muted">
                {importModes[one].hint}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Button variant="primary" aria-busy={busy} onClick={() => void run()}>
          Import
        </Button>
        <Button onClick={close}>Cancel</Button>
      </div>
    </div>
  );
}
