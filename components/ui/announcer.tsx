'use client';

import { useEffect, useRef } from 'react';
import { addAnnouncer } from '@/lib/toast/announce';

/** Live regions for screen readers: one for the page and one in each modal dialog. */
export function Announcer() {
  const status = useRef<HTMLParagraphElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (status.current && alert.current)
      return addAnnouncer({ status: status.current, alert: alert.current });
  }, []);
  return (
    <>
      <p ref={status} role="status" className="sr-only" />
      <p ref={alert} role="alert" className="sr-only" />
    </>
  );
}
