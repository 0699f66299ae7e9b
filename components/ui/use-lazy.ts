import { useEffect, useEffectEvent, useState } from 'react';
import { importWithRetry, type ImportOptions } from '@/lib/browser/new-release';

/**
 * A part of a page whose code is fetched at the first use; `fetch` tells whether it is there.
 */
export function useLazy<T>(
  load: () => Promise<T>,
  asked: ImportOptions = {},
): {
  Component: T | null;
  ensureLoaded: () => Promise<boolean>;
} {
  const [Component, setComponent] = useState<T | null>(null);
  const ensureLoaded = async () => {
    const loaded = Component ?? (await importWithRetry(load, asked));
    setComponent(() => loaded);
    return loaded !== null;
  };
  return { Component, ensureLoaded };
}

/** The same for a part that appears by itself: its code is fetched once the part is needed. */
export function useLazyWhen<T>(
  load: () => Promise<T>,
  isNeeded: boolean,
  asked?: ImportOptions,
): { Component: T | null } {
  const { Component, ensureLoaded } = useLazy(load, asked);
  const get = useEffectEvent(() => void ensureLoaded());
  useEffect(() => {
    if (isNeeded) get();
  }, [isNeeded]);
  return { Component };
}
