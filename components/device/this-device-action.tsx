'use client';

import { buttonClass } from '@/components/ui/button';
import { OnDemand } from '@/components/ui/on-demand';
import { ExportButton } from './export-button';

/** The three things that can be done with all of it: export, import, erase. */
export function ThisDeviceAction({ owner }: { owner: string }) {
  return (
    <div className="mt-5 flex flex-wrap gap-2.5">
      <ExportButton owner={owner} look="primary" />
      <OnDemand
        load={async () => (await import('./import-dialog')).ImportDialog}
        given={{}}
        name="import"
        className={buttonClass()}
      >
        Import
      </OnDemand>
      <OnDemand
        load={async () => (await import('./erase-dialog')).EraseDialog}
        given={{ owner }}
        name="erase"
        className={buttonClass()}
      >
        Erase everything
      </OnDemand>
    </div>
  );
}
