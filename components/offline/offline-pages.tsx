'use client';

import { useSyncExternalStore } from 'react';
import {
  declineOffline,
  isOffered,
  storeOfflinePages,
  offlinePages,
} from '@/components/offline/model/offline-pages';
import { Button } from '@/components/ui/button';
import { showToast } from '@/lib/toast/toast';

const emptySubscribe = () => () => {};

/** The offline setting: shows whether this device stores the pages, and changes it. */
export function OfflinePages() {
  const { subscribe, snapshot, serverSnapshot } = offlinePages;
  const isStored = useSyncExternalStore(subscribe, snapshot, serverSnapshot);
  const offered = useSyncExternalStore(emptySubscribe, isOffered, () => false);
  if (!offered && !isStored) return null;
  return (
    <>
      <h3 className="mt-5 mb-1 text-body">Offline</h3>
      <p className="max-w-prose text-muted">
        {isStored
          ? 'This browser stores the student pages, so they open without a connection. Each page then shows when it was saved.'
          : 'This browser does not store the student pages, so they do not open without a connection.'}
      </p>
      <Button onClick={() => void (isStored ? remove() : store())} className="mt-3">
        {isStored ? 'Remove offline pages' : 'Save pages for offline use'}
      </Button>
    </>
  );
}

async function remove(): Promise<void> {
  await declineOffline().catch(() => false);
  showToast('Offline pages removed from this device.');
}

async function store(): Promise<void> {
  const registration = await storeOfflinePages().catch(() => undefined);
  if (registration) showToast('Saving the pages on this device.');
  else showToast('This browser cannot save pages for offline use.', { urgent: true });
}
