'use client';

import { ClassFile } from '@/components/portal/class-file';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import type { Place } from '@/lib/class-place';
import { dayOf } from '@/lib/day';
import { workspace } from '@/lib/workspace/device';

interface DayFileProps {
  classes: readonly UpcomingClass[];
  place: Place;
}

/** Today's classes as a file for calendar programs. */
export function DayFile({ classes, place }: DayFileProps) {
  return (
    <div className="-my-2">
      <ClassFile
        onSave={(part) =>
          part.saveDay(classes, dayOf(new Date()), workspace.records('cancellations'), place)
        }
      >
        Today’s classes (.ics)
      </ClassFile>
    </div>
  );
}
