'use client';

import { useSyncExternalStore } from 'react';
import {
  declineOffline,
  isOffered,
  storeOfflinePages,
  offlinePages,
} from '@/components/offline/model/offline-pages';
import { buttonClass } from '@/components/ui/button';
import { showToast } from '@/lib/toast/toast';

const emptySubscribe = () => () => {};

/** Where offline use is on: whether this device keeps the pages, and the way to change that. */
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
          ? 'This browser keeps the student pages, so that they open without a connection. They then say of when they are.'
          : 'This browser does not keep the student pages: without a connection they do not open.'}
      </p>
      <button
        type="button"
        onClick={() => void (isStored ? remove() : store())}
        className={`${buttonClass()} mt-3`}
      >
        {isStored ? 'Remove the offline pages' : 'Keep the pages for offline use'}
      </button>
    </>
  );
}

async function remove(): Promise<void> {
  await declineOffline().catch(() => false);
  showToast('The offline pages were removed from this device.');
}

async function store(): Promise<void> {
  const registration = await storeOfflinePages().catch(() => undefined);
  if (registration) showToast('The pages are being kept on this device.');
  else showToast('This browser cannot keep pages for offline use.', { urgent: true });
}
