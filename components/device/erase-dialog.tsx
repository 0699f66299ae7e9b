'use client';

import { useState } from 'react';
import { eraseEverything } from '@/components/device/model/erasure';
import { Button } from '@/components/ui/button';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { currentRecord } from '@/lib/record/current';
import { ExportButton } from './export-button';
import { FactGrid } from './fact-grid';
import { useStorageSummary } from './use-storage-summary';

/** Asks for confirmation before everything is erased, and lists what will be deleted. */
export function EraseDialog({ owner, onClose }: LazyDialogProps & { owner: string }) {
  return (
    <Dialog title="Erase everything" onClose={onClose}>
      <Question owner={owner} />
    </Dialog>
  );
}

function Question({ owner }: { owner: string }) {
  const close = useCloseDialog();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const { facts, known } = useStorageSummary();

  const run = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await eraseEverything();
      close();
    } catch {
      // A toast already shows the error.
    }
    setBusy(false);
  };

  if (known && facts.length === 0) return <p>Nothing is stored on this device yet.</p>;
  return (
    <>
      <p>
        This will be deleted from this device, in every open tab. The college&rsquo;s own record
        does not change.
        {currentRecord.snapshot().record?.drop &&
          ' Letters and messages of the last weeks that still lie in the drop box come again.'}
      </p>
      <FactGrid facts={facts} className="mt-3 border-t border-line" />
      <p className="mt-3">
        Export it first if you might need it again. You can restore it until you close or reload
        this page.
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Button
          aria-busy={busy}
          onClick={() => void run()}
          className="!border-rejected !bg-rejected-fill !text-rejected hover:!border-text"
        >
          Erase
        </Button>
        <ExportButton owner={owner} onMessage={setMessage} />
        <Button onClick={close}>Cancel</Button>
      </div>
      <p className="mt-3 text-note wrap-anywhere text-muted">{message}</p>
    </>
  );
}
