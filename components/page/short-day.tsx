'use client';

import { useSyncExternalStore } from 'react';
import { formatShortDay } from '@/lib/time/date';
import { dayOf } from '@/lib/time/day';

const never = () => () => {};

/** A day without the year if it is in this year. */
export function ShortDay({ day, weekday = false }: { day: string; weekday?: boolean }) {
  const today = useSyncExternalStore(
    never,
    () => dayOf(new Date()),
    () => null,
  );
  return <time dateTime={day}>{formatShortDay(day, today, weekday)}</time>;
}
