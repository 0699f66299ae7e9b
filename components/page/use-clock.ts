'use client';

import { useSyncExternalStore, useEffect, useState } from 'react';
import { formatTime, weekdayOf } from '@/lib/time/date';
import { dayOf, minuteOf } from '@/lib/time/day';
import { zonedMinute } from '@/lib/time/zoned-time';

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

/** The current day and time in a time zone. */
export interface ZonedClock {
  /** "YYYY-MM-DD". */
  day: string;
  /** "HH:mm". */
  time: string;
  /** True if the viewer's local time differs. */
  differs: boolean;
}

/** The clock of a time zone, to the minute; null in the server's HTML and until the page has settled. */
export function useZonedClock(timeZone: string): ZonedClock | null {
  const [clock, setClock] = useState<ZonedClock | null>(null);
  useEffect(() => {
    const tick = () => {
      const now = new Date();
      const minute = zonedMinute(now, timeZone);
      const [day = '', time = ''] = minute.split('T');
      const differs = minuteOf(now) !== minute;
      setClock((known) =>
        known?.day === day && known.time === time && known.differs === differs
          ? known
          : { day, time, differs },
      );
    };
    // In a separate task: creating the first Intl object takes tens of milliseconds on a slow phone.
    const first = setTimeout(tick);
    const stop = subscribeToClock(tick);
    return () => {
      clearTimeout(first);
      stop();
    };
  }, [timeZone]);
  return clock;
}

/** The college's time zone and its time, if the viewer's clock shows another one. */
export function zoneNote({ day, time, differs }: ZonedClock, timeZone: string): string {
  if (!differs) return '';
  const zone = timeZone.replaceAll('_', ' ');
  return `Times are in ${zone}, where it is ${formatTime(time)} on ${weekdayOf(day)}.`;
}
