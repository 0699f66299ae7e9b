'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { asOfMeta, startOffline } from '@/components/offline/model/offline-pages';
import { useAnnounced } from '@/components/ui/use-announced';
import { flushDrafts } from '@/lib/browser/new-release';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import { showToast } from '@/lib/toast/toast';

/** Stores the pages for offline use, and shows the date of this page when it may be out of date. */
export function OfflineLine() {
  const line = useSyncExternalStore(subscribe, readLine, () => '');
  useEffect(() => {
    // Fails without a connection, on plain http or with storage blocked; the next page tries again.
    startOffline(offerReload).catch(() => {});
  }, []);
  useAnnounced(line);
  return (
    line && (
      <p className="border-b border-line bg-sunken px-4 py-2 text-center text-note text-text wrap-anywhere print:hidden">
        {line}
      </p>
    )
  );
}

function subscribe(notify: () => void): () => void {
  const types = ['online', 'offline'] as const;
  for (const type of types) window.addEventListener(type, notify);
  return () => types.forEach((type) => window.removeEventListener(type, notify));
}

function readLine(): string {
  const stored = document.querySelector<HTMLMetaElement>(`meta[name="${asOfMeta}"]`)?.content;
  if (navigator.onLine && stored === undefined) return '';
  const at = formatMinute(minuteOf(new Date(stored || performance.timeOrigin)));
  return navigator.onLine
    ? `The site did not answer. This page is as of ${at}. Reload it to see what is new.`
    : `Offline. This page is as of ${at}.`;
}

function offerReload(): void {
  const run = () => void flushDrafts().then(() => window.location.reload());
  showToast('A new version of this site is ready.', {
    lasting: true,
    action: { label: 'Reload', run },
  });
}
