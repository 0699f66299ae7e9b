import { useSyncExternalStore } from 'react';
import { erasure } from '@/components/device/model/erasure';
import { Button, buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { focusContainer } from '@/components/ui/focus-container';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { SettingRow } from './setting-row';

/** Erases everything on this device, and restores it until the page is left. */
export function EraseCard({ owner }: { owner: string }) {
  const undo = useSyncExternalStore(erasure.subscribe, erasure.snapshot, erasure.serverSnapshot);
  return (
    <Card title="Erase" className="border-rejected/50!">
      <div tabIndex={-1} className="outline-none">
        {undo && <Erased onBringBack={undo} />}
      </div>
      <div>
        <SettingRow
          name="Erase everything on this device"
          detail="Your record at the college stays"
        >
          <LazyDialogButton
            load={async () => (await import('./erase-dialog')).EraseDialog}
            props={{ owner }}
            name="erase"
            label="Erase everything"
            className={buttonClass('danger')}
          >
            Erase…
          </LazyDialogButton>
        </SettingRow>
      </div>
    </Card>
  );
}

function Erased({ onBringBack }: { onBringBack: () => Promise<void> }) {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-brand-soft px-4 py-2">
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
