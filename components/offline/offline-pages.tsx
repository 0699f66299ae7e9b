'use client';

import { useSyncExternalStore } from 'react';
import {
  declineOffline,
  isOffered,
  keepOffline,
  offlinePages,
} from '@/components/offline/model/kept';
import { buttonClass } from '@/components/ui/button';
import { say } from '@/lib/toast/message';

const never = () => () => {};

/** Where offline use is on: whether this device keeps the pages, and the way to change that. */
export function OfflinePages() {
  const { subscribe, snapshot, serverSnapshot } = offlinePages;
  const kept = useSyncExternalStore(subscribe, snapshot, serverSnapshot);
  const offered = useSyncExternalStore(never, isOffered, () => false);
  if (!offered && !kept) return null;
  return (
    <>
      <h3 className="mt-5 mb-1 text-body">Offline</h3>
      <p className="max-w-prose text-muted">
        {kept
          ? 'This browser keeps the student pages, so that they open without a connection. They then say of when they are.'
          : 'This browser does not keep the student pages: without a connection they do not open.'}
      </p>
      <button
        type="button"
        onClick={() => void (kept ? remove() : keep())}
        className={`${buttonClass()} mt-3`}
      >
        {kept ? 'Remove the offline pages' : 'Keep the pages for offline use'}
      </button>
    </>
  );
}

async function remove(): Promise<void> {
  await declineOffline().catch(() => false);
  say('The offline pages were removed from this device.');
}

async function keep(): Promise<void> {
  const registration = await keepOffline().catch(() => undefined);
  if (registration) say('The pages are being kept on this device.');
  else say('This browser cannot keep pages for offline use.', { urgent: true });
}
