'use client';

import { Activity, useEffect, type ReactNode } from 'react';
import { replayEarlyInput } from '@/lib/browser/early-input';
import { markHydrated } from '@/lib/store/device';

/**
 * The page inside the shell. React hydrates it after the shell, in a separate task, so that a slow phone can respond in
 * between. After hydration, data stored on this device can be shown and earlier input is replayed.
 */
export function HydratedPage({ children }: { children: ReactNode }) {
  return (
    <Activity>
      {children}
      <Hydrated />
    </Activity>
  );
}

/** Rendered after the page, so that its effect runs after the effects in which the page's components request data. */
function Hydrated() {
  useEffect(() => {
    markHydrated();
    void replayEarlyInput();
  }, []);
  return null;
}
