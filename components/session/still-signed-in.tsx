'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { mayHaveSessions } from '@/lib/record/session-flag';

/** Loads the list of the people who are signed in on this device if there may be one. */
export function StillSignedIn() {
  const [List, setList] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async () => {
      if (!(await mayHaveSessions())) return;
      const { StillSignedInList } = await import('./still-signed-in-list');
      setList(() => StillSignedInList);
    };
    // Storage is denied, or the code is missing: the next page tries again.
    load().catch(() => {});
  }, []);
  return List && <List />;
}
