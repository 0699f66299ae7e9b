'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { useMessages } from '@/lib/store/use-records';

/** A part that shows nothing at first. Its code is fetched once the page answers, and again while it is needed and missing. */
function useAfterHydration(load: () => Promise<ComponentType>, isNeeded = false) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Part) return;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setPart(() => loaded),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [Part, load, isNeeded]);
  return Part && <Part />;
}

const loadMessages = async () => (await import('@/components/page/message-region')).MessageRegion;
const loadDeleted = async () => (await import('@/components/list/deleted-list')).DeletedList;

/** The messages at the foot of the window. */
export function PageMessages() {
  return useAfterHydration(loadMessages, useMessages().length > 0);
}

/** What was deleted since the page was opened, at its end. */
export function PageDeletions() {
  return useAfterHydration(loadDeleted);
}
