'use client';

import { OfflinePages } from '@/components/offline/offline-pages';
import { Card } from '@/components/ui/card';
import { FactGrid } from './fact-grid';
import { LockedData } from './locked-data';
import { PasskeyUnlock } from './passkey/passkey-unlock';
import { ThisDeviceAction } from './this-device-action';
import { QuarantinedRecords } from './quarantined-records';
import { ThisDeviceErased } from './this-device-erased';
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
      <OfflinePages />
      <ThisDeviceErased />
      <ThisDeviceAction owner={owner} />
      <PasskeyUnlock />
      <QuarantinedRecords />
      <LockedData />
    </Card>
  );
}
