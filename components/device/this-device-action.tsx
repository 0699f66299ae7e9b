'use client';

import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy-dialog-button';
import { ExportButton } from './export-button';

export function ThisDeviceAction({ owner }: { owner: string }) {
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
