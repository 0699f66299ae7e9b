'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { hasMeta } from '@/components/offline/model/has-meta';
import { asOfMeta, offlineMeta } from '@/components/offline/model/name';

/** Where the college allows offline use: loads the offline line when the page is idle. */
export function Offline() {
  const [Line, setLine] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!hasMeta(offlineMeta)) return;
    let left = false;
    const begin = () =>
      import('./offline-line').then(
        ({ OfflineLine }) => !left && setLine(() => OfflineLine),
        // The user did not ask for it, and the page is complete without it.
        () => {},
      );
    const rest = () => void (window.requestIdleCallback ?? setTimeout)(() => void begin());
    if (hasMeta(asOfMeta)) void begin();
    else if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
    return () => {
      left = true;
      window.removeEventListener('load', rest);
    };
  }, []);
  return Line && <Line />;
}
