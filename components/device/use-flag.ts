import { useSyncExternalStore } from 'react';
import { currentRecord } from '@/lib/record/current';
import type { SessionFlag } from '@/lib/record/session-flag';

/** The person who is signed in; null for a visitor and while the page hydrates. */
export function useFlag(): SessionFlag | null {
  const { subscribe, snapshot, serverSnapshot } = currentRecord;
  return useSyncExternalStore(subscribe, snapshot, serverSnapshot).flag;
}
