import { useEffect, useEffectEvent, useState } from 'react';
import { importWithRetry, type LoadOptions } from '@/lib/browser/new-release';

/** A component whose code is loaded at the first use; `ensureLoaded` resolves to true if it is available. */
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

/**
 * The same for a component that appears without a user action: its code is loaded once `isNeeded` is true. `onMissing` is
 * called if it is not available.
 */
export function useLazyWhen<T>(
  load: () => Promise<T>,
  isNeeded: boolean,
  asked?: LoadOptions,
  onMissing?: () => void,
): { Component: T | null } {
  const { Component, ensureLoaded } = useLazy(load, asked);
  const get = useEffectEvent(async () => {
    if (!(await ensureLoaded())) onMissing?.();
  });
  useEffect(() => {
    if (isNeeded) void get();
  }, [isNeeded]);
  return { Component };
}
