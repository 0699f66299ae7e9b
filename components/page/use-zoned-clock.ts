'use client';

import { useEffect, useState } from 'react';
import { minuteOf } from '@/lib/time/day';
import { zonedMinute } from '@/lib/time/zoned-time';
import { subscribeToClock } from './use-clock';

/** What the clocks of a time zone show. */
export interface ZonedClock {
  /** "YYYY-MM-DD". */
  day: string;
  /** "HH:mm". */
  time: string;
  /** Whether the viewer's own clock shows something else. */
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
    // In a turn of its own: the first Intl object takes a slow phone tens of milliseconds.
    const first = setTimeout(tick);
    const stop = subscribeToClock(tick);
    return () => {
      clearTimeout(first);
      stop();
    };
  }, [timeZone]);
  return clock;
}
