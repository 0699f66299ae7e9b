import { useEffect, useEffectEvent, useState } from 'react';
import { importWithRetry, type LoadOptions } from '@/lib/browser/new-release';

/** A component whose code is loaded at the first use; `ensureLoaded` resolves to whether it is available. */
export function useLazy<T>(
  load: () => Promise<T>,
  asked: LoadOptions = {},
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

/** The same for a component that appears without a user action: its code is loaded once `isNeeded` is true. */
export function useLazyWhen<T>(
  load: () => Promise<T>,
  isNeeded: boolean,
  asked?: LoadOptions,
): { Component: T | null } {
  const { Component, ensureLoaded } = useLazy(load, asked);
  const get = useEffectEvent(() => void ensureLoaded());
  useEffect(() => {
    if (isNeeded) get();
  }, [isNeeded]);
  return { Component };
}
