'use client';

import { useSyncExternalStore } from 'react';
import { erasure } from '@/components/device/model/erasure';
import { Button } from '@/components/ui/button';
import { focusContainer } from '@/components/ui/focus-container';

/** Offers to restore everything after it was erased, until the page is left. */
export function ThisDeviceErased() {
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
