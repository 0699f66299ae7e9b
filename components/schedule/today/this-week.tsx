import { useMemo, type ReactNode } from 'react';
import { useZonedClock } from '@/components/page/use-clock';
import { useOwnTimetable } from '@/components/schedule/entry/use-own-timetable';
import type { WeekStart } from '@/components/schedule/model/calendar';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { placeOf } from '@/components/schedule/model/next-class';
import { restOfWeek } from '@/components/schedule/model/week-plan';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { formatTime, weekdayOf } from '@/lib/time/date';

interface ThisWeekProps {
  timetable: Timetable;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
  weekStart: WeekStart;
  action?: ReactNode;
  /** Beside the link to the whole week. */
  link?: ReactNode;
}

/** The next classes of this week, and the link to all of it. */
export function ThisWeek({ timetable, timeZone, weekStart, action, link }: ThisWeekProps) {
  const clock = useZonedClock(timeZone);
  const own = useOwnTimetable(timetable, timeZone);
  const lines = useMemo(() => clock && restOfWeek(own, clock, weekStart), [own, clock, weekStart]);
  return (
    <Card title="This week" action={action} className="flex flex-col bg-brand-soft! print:hidden">
      {lines?.length === 0 && <p className="text-note">No more classes this week.</p>}
      <ol className="grid min-h-40 content-start gap-2 text-note">
        {lines?.map(({ key, day, start, title, ...place }, index) => (
          <li key={key} className="grid grid-cols-[2.25rem_4.25rem_minmax(0,1fr)] gap-x-2">
            <span className="font-semibold">
              <span className={lines[index - 1]?.day === day ? 'sr-only' : ''}>
                {weekdayOf(day).slice(0, 3)}
              </span>
            </span>{' '}
            <time dateTime={`${day}T${start}`}>{formatTime(start)}</time>{' '}
            <span className="wrap-anywhere">
              <bdi>{title}</bdi>
              {placeOf(place) && (
                <>
                  , <bdi>{placeOf(place)}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-auto -mb-2 flex flex-wrap gap-x-5 pt-3">
        <a href="#week" className={`${cornerLinkClass} min-h-9 pointer-coarse:min-h-11`}>
          The whole week
        </a>
        {link}
      </p>
    </Card>
  );
}
