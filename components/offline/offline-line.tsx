'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { Staleness } from '@/components/offline/model/staleness';
import { storeUnlessDeclined } from '@/components/offline/model/offline-pages';
import { watchReleases } from '@/components/offline/model/waiting-release';
import { useAnnounced } from '@/components/ui/use-announced';
import { stalenessStyles } from './staleness-styles';

/** Stores the pages for offline use, and shows the date of this page when it may be out of date. */
export function OfflineLine() {
  const [staleness] = useState(() => new Staleness());
  const line = useSyncExternalStore(staleness.subscribe, staleness.snapshot, () => '');
  useEffect(() => {
    // Fails without a connection or with storage blocked; the next page tries again.
    storeUnlessDeclined().then(
      (registration) => registration && watchReleases(registration),
      () => {},
    );
  }, []);
  useAnnounced(line);
  return line && <p className={stalenessStyles}>{line}</p>;
}
