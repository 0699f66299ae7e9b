'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { useToasts } from '@/lib/store/use-records';

const inputs = ['pointermove', 'pointerdown', 'keydown', 'click'] as const;

/**
 * A component that is loaded when it is needed, or before that with the first input, since a connection may be lost later.
 * If that fails, it is loaded again with the first input of another kind.
 */
function useAfterInput(load: () => Promise<ComponentType>, isNeeded = false) {
  const [Component, setComponent] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Component) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    const get = () =>
      void load().then(
        (loaded) => !signal.aborted && setComponent(() => loaded),
        () => {},
      );
    if (isNeeded) get();
    for (const type of inputs) addEventListener(type, get, { signal, once: true, capture: true });
    return () => waiting.abort();
  }, [Component, load, isNeeded]);
  return Component && <Component />;
}

// Every page loads both, so they are one file.
const loadToasts = async () =>
  (await import(/* webpackChunkName: "messages" */ '@/components/page/toast-region')).ToastRegion;
const loadDeletedList = async () =>
  (await import(/* webpackChunkName: "messages" */ '@/components/list/deleted-list')).DeletedList;

/** The toasts at the bottom of the window. */
export function PageToasts() {
  return useAfterInput(loadToasts, useToasts().length > 0);
}

/** The records deleted since the page was opened. */
export function PageDeletions() {
  return useAfterInput(loadDeletedList);
}
