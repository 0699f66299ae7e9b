'use client';

import { useEffect, useState } from 'react';
import { minuteOf } from '@/lib/time/day';
import { zonedMinute } from '@/lib/time/zoned-time';
import { subscribeToClock } from './use-clock';

/** The current day and time in a time zone. */
export interface ZonedClock {
  /** "YYYY-MM-DD". */
  day: string;
  /** "HH:mm". */
  time: string;
  /** Whether the viewer's local time differs. */
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
