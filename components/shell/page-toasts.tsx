'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { useToasts } from '@/lib/store/use-records';

/** A component that is loaded after hydration. If that fails, it is loaded again when `isNeeded` changes. */
function useAfterHydration(load: () => Promise<ComponentType>, isNeeded = false) {
  const [Component, setComponent] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Component) return;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setComponent(() => loaded),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
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
  return useAfterHydration(loadToasts, useToasts().length > 0);
}

/** The records deleted since the page was opened. */
export function PageDeletions() {
  return useAfterHydration(loadDeletedList);
}
