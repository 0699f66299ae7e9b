'use client';

import { useSyncExternalStore } from 'react';
import { erasure } from '@/components/device/model/erasure';
import { buttonClass, Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { focusContainer } from '@/components/ui/focus-container';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { ExportButton } from './export-button';
import { FactGrid } from './fact-grid';
import { LockedData } from './locked-data';
import { QuarantinedRecords } from './quarantined-records';
import { UnopenedLetters } from './unopened-letters';
import { useStorageSummary, useSafetyFacts } from './use-storage-summary';

/** Everything stored on this device: how much, how safely, and the actions to export, import and erase it. */
export function ThisDevice({ owner }: { owner: string }) {
  const { facts, known, total, fileSize } = useStorageSummary();
  const safety = useSafetyFacts(total, fileSize);
  return (
    <Card id="this-device" title="This device" className="mt-4.5 no-js:hidden">
      <p className="max-w-prose text-muted">
        What you add and change is stored by this browser on this device, not by the college. Export
        it to keep a copy or to move it to another device.
      </p>
      <h3 className="mt-5 mb-1 text-body">What is stored</h3>
      {known && facts.length > 0 ? (
        <FactGrid facts={facts} className="border-t border-line sm:grid-cols-2" />
      ) : (
        <p className={known ? 'text-note' : 'invisible text-note'}>
          Nothing is stored on this device yet.
        </p>
      )}
      <h3 className="mt-5 mb-1 text-body">How safe it is</h3>
      <FactGrid facts={safety} long className="border-t border-line" />
      <ThisDeviceErased />
      <ThisDeviceAction owner={owner} />
      <QuarantinedRecords />
      <LockedData />
      <UnopenedLetters />
    </Card>
  );
}

function ThisDeviceAction({ owner }: { owner: string }) {
  return (
    <div className="mt-5 flex flex-wrap gap-2.5">
      <ExportButton owner={owner} variant="primary" />
      <LazyDialogButton
        load={async () => (await import('./encrypted-export-dialog')).EncryptedExportDialog}
        props={{ owner }}
        name="export-encrypted"
        className={buttonClass()}
      >
        Export with a pass phrase
      </LazyDialogButton>
      <LazyDialogButton
        load={async () => (await import('./import-dialog')).ImportDialog}
        props={{}}
        name="import"
        className={buttonClass()}
      >
        Import
      </LazyDialogButton>
      <LazyDialogButton
        load={async () => (await import('./erase-dialog')).EraseDialog}
        props={{ owner }}
        name="erase"
        className={buttonClass()}
      >
        Erase everything
      </LazyDialogButton>
    </div>
  );
}

/** Offers to restore everything after it was erased, until the page is left. */
function ThisDeviceErased() {
  const undo = useSyncExternalStore(erasure.subscribe, erasure.snapshot, erasure.serverSnapshot);
  return (
    <div tabIndex={-1} className="outline-none">
      {undo && <Erased onBringBack={undo} />}
    </div>
  );
}

function Erased({ onBringBack }: { onBringBack: () => Promise<void> }) {
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-brand-soft px-4 py-2">
      <span className="grow">
        Everything was erased. You can restore it until you close or reload this page.
      </span>
      <Button
        onClick={(event) => {
          focusContainer(event.currentTarget);
          void onBringBack();
        }}
      >
        Restore everything
      </Button>
    </p>
  );
}
