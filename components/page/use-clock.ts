'use client';

import { useSyncExternalStore } from 'react';
import { dayOf } from '@/lib/time/day';

/** Calls back when the minute may have changed: every 30 seconds, and when the tab receives the focus. */
export function subscribeToClock(change: () => void): () => void {
  const timer = setInterval(change, 30_000);
  window.addEventListener('focus', change);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', change);
  };
}

const serverSnapshot = () => null;

/** Today in local time, "2026-01-31"; null in the server's HTML. */
export function useToday(): string | null {
  return useSyncExternalStore(subscribeToClock, () => dayOf(new Date()), serverSnapshot);
}
