'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { Staleness } from '@/components/offline/model/staleness';
import { storeUnlessDeclined } from '@/components/offline/model/offline-pages';
import { watchReleases } from '@/components/offline/model/waiting-release';
import { useAnnounced } from '@/components/ui/use-announced';
import { stalenessStyles } from './staleness-styles';

/** Has the pages kept for offline use, and says of when this one is where it may be an older one. */
export function OfflineLine() {
  const [staleness] = useState(() => new Staleness());
  const line = useSyncExternalStore(staleness.subscribe, staleness.snapshot, () => '');
  useEffect(() => {
    // Without a connection, or with storage denied, there is nothing to keep; the next page tries again.
    storeUnlessDeclined().then(
      (registration) => registration && watchReleases(registration),
      () => {},
    );
  }, []);
  useAnnounced(line);
  return line && <p className={stalenessStyles}>{line}</p>;
}
