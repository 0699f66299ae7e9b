'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { AsOf } from '@/components/offline/model/as-of';
import { keepUnlessDeclined } from '@/components/offline/model/kept';
import { watchReleases } from '@/components/offline/model/waiting-release';
import { useAnnounced } from '@/components/ui/use-announced';
import { asOfLook } from './as-of-look';

/** Has the pages kept for offline use, and says of when this one is where it may be an older one. */
export function OfflineLine() {
  const [asOf] = useState(() => new AsOf());
  const line = useSyncExternalStore(asOf.subscribe, asOf.snapshot, () => '');
  useEffect(() => {
    // Without a connection, or with storage denied, there is nothing to keep; the next page tries again.
    keepUnlessDeclined().then(
      (registration) => registration && watchReleases(registration),
      () => {},
    );
  }, []);
  useAnnounced(line);
  return line && <p className={asOfLook}>{line}</p>;
}
