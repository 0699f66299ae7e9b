'use client';

import { useZonedClock } from '@/components/page/use-zoned-clock';
import { ClassFile } from '@/components/schedule/class-file';
import { isHeldOn } from '@/components/schedule/model/class-day';
import type { Place } from '@/components/schedule/model/class-place';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { workspace } from '@/lib/store/device';

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
