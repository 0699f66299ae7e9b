'use client';

import { useZonedClock } from '@/components/page/use-zoned-clock';
import { ClassFile } from '@/components/schedule/class-file';
import { isHeldOn } from '@/components/schedule/model/class-day';
import type { CalendarHost } from '@/components/schedule/model/calendar-host';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { workspace } from '@/lib/store/device';

interface DayFileProps {
  classes: readonly UpcomingClass[];
  calendarHost: CalendarHost;
}

/** Downloads today's classes, or the next ones if there are none, as an .ics file. */
export function DayFile({ classes, calendarHost }: DayFileProps) {
  const clock = useZonedClock(calendarHost.timeZone);
  const isToday = !clock || classes.some((session) => isHeldOn(session, clock.day));
  return (
    <div className="-my-2">
      <ClassFile
        onSave={(loaded) =>
          loaded.saveDay(classes, workspace.records('cancellations'), calendarHost)
        }
      >
        {isToday ? 'Today’s classes (.ics)' : 'Next classes (.ics)'}
      </ClassFile>
    </div>
  );
}
