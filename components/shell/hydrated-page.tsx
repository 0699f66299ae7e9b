'use client';

import { Activity, useEffect, type ReactNode } from 'react';
import { replayEarlyInput } from '@/lib/browser/early-input';
import { markHydrated } from '@/lib/store/device';

/**
 * The page inside the shell. Its script wakes up after the shell's, in a turn of its own, so that a slow phone answers
 * in between; once it does, what this device keeps may be shown, and what a person did before takes effect.
 */
export function HydratedPage({ children }: { children: ReactNode }) {
  return (
    <Activity>
      {children}
      <Hydrated />
    </Activity>
  );
}

/** Comes after the page: what the page's parts ask for as they begin is asked for before this is said. */
function Hydrated() {
  useEffect(() => {
    markHydrated();
    void replayEarlyInput();
  }, []);
  return null;
}
