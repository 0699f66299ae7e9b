'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { asOfMeta } from '@/components/offline/model/offline-pages';

/** Loads the offline line when the page is idle; at once in a page from the cache. */
export function Offline() {
  const [Line, setLine] = useState<ComponentType | null>(null);
  useEffect(() => {
    let left = false;
    const begin = () =>
      import('./offline-line').then(
        ({ OfflineLine }) => !left && setLine(() => OfflineLine),
        // The user did not ask for it, and the page is complete without it.
        () => {},
      );
    const rest = () => void (window.requestIdleCallback ?? setTimeout)(() => void begin());
    if (document.querySelector(`meta[name="${asOfMeta}"]`)) void begin();
    else if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
    return () => {
      left = true;
      window.removeEventListener('load', rest);
    };
  }, []);
  return Line && <Line />;
}
