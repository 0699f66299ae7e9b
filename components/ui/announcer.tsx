'use client';

import { useEffect, useRef } from 'react';
import { addAnnouncer } from '@/lib/toast/announce';

/** The live region for screen readers: one for the page and one in each modal dialog. Each text is read alone. */
export function Announcer() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (region.current) return addAnnouncer(region.current);
  }, []);
  return <div ref={region} role="status" aria-atomic="false" className="sr-only" />;
}
