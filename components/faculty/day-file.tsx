'use client';

import { ClassFile } from '@/components/portal/class-file';
import { useZonedClock } from '@/components/portal/use-zoned-clock';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import type { Place } from '@/lib/class-place';
import { isHeldOn } from '@/lib/class-day';
import { workspace } from '@/lib/workspace/device';

interface DayFileProps {
  classes: readonly UpcomingClass[];
  place: Place;
}

/** Today's classes, or where there are none the next ones, as a file for calendar programs. */
export function DayFile({ classes, place }: DayFileProps) {
  const clock = useZonedClock(place.timeZone);
  const isToday = !clock || classes.some((lesson) => isHeldOn(lesson, clock.day));
  return (
    <div className="-my-2">
      <ClassFile
        onSave={(part) => part.saveDay(classes, workspace.records('cancellations'), place)}
      >
        {isToday ? 'Today’s classes (.ics)' : 'Next classes (.ics)'}
      </ClassFile>
    </div>
  );
}
