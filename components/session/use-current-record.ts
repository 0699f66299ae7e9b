'use client';

import { useSyncExternalStore } from 'react';
import { currentRecord, type CurrentRecord } from '@/lib/record/current';
import type { ShownPerson } from '@/lib/record/session-flag';

/** The person who is signed in, and the record once it is open; nobody while the page hydrates. */
export function useCurrentRecord(): CurrentRecord {
  const { subscribe, snapshot, serverSnapshot } = currentRecord;
  return useSyncExternalStore(subscribe, snapshot, serverSnapshot);
}

/** Returns true if work is sent to somebody on another device. The student and the teacher of the sample share one. */
export function useSends(): boolean {
  return useCurrentRecord().flag !== null;
}

/** The person who is signed in, or else the one of the sample; null on a site without a sample. */
export function useShownPerson(sample: ShownPerson | null): ShownPerson | null {
  return useCurrentRecord().flag?.shown ?? sample;
}
