'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { useToasts } from '@/lib/store/use-records';

/** A part that shows nothing at first. Its code is fetched once the page answers, and again while it is needed and missing. */
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

const loadToasts = async () => (await import('@/components/page/toast-region')).ToastRegion;
const loadDeletedList = async () => (await import('@/components/list/deleted-list')).DeletedList;

/** The messages at the foot of the window. */
export function PageToasts() {
  return useAfterHydration(loadToasts, useToasts().length > 0);
}

/** What was deleted since the page was opened, at its end. */
export function PageDeletions() {
  return useAfterHydration(loadDeletedList);
}
