'use client';

import { useZonedClock } from '@/components/page/use-clock';
import { PortalLink } from '@/components/page/portal-link';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { routes } from '@/lib/site/routes';
import { TodayPlan } from './today-plan';

interface TodayProps {
  timetable: Timetable;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
}

/** The classes and exams of today. Its space is reserved until the college's clock is known. */
export function Today({ timetable, timeZone }: TodayProps) {
  const clock = useZonedClock(timeZone);
  return (
    <Card
      title="Today"
      action={
        <PortalLink href={routes.subjects} hash="#week" className={cornerLinkClass}>
          Week
        </PortalLink>
      }
    >
      <p className="hidden text-muted no-js:block">Your weekly classes are on Subjects.</p>
      <div className="min-h-58 sm:min-h-47 lg:min-h-44 no-js:hidden">
        {clock && <TodayPlan timetable={timetable} clock={clock} timeZone={timeZone} />}
      </div>
    </Card>
  );
}
