'use client';

import { useSyncExternalStore } from 'react';
import { dayOf, minuteOf } from '@/lib/time/day';

/** Calls back when the minute may have changed: each half minute, and when the tab is looked at again. */
export function subscribeToClock(change: () => void): () => void {
  const timer = setInterval(change, 30_000);
  window.addEventListener('focus', change);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', change);
  };
}

const serverSnapshot = () => null;

/** This minute by the viewer's clock, "2026-01-31T15:00"; null in the server's HTML. */
export function useMinute(): string | null {
  return useSyncExternalStore(subscribeToClock, () => minuteOf(new Date()), serverSnapshot);
}

/** Today by the viewer's clock, "2026-01-31"; null in the server's HTML. */
export function useToday(): string | null {
  return useSyncExternalStore(subscribeToClock, () => dayOf(new Date()), serverSnapshot);
}
