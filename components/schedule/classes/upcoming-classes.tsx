'use client';

import { useZonedClock } from '@/components/page/use-clock';
import { ClassFile } from '@/components/schedule/class-file';
import type { CalendarHost } from '@/components/schedule/model/calendar-host';
import { isHeldOn } from '@/components/schedule/model/class-day';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { useLazyNear } from '@/components/ui/lazy/use-lazy-near';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import type { Schedule } from '@/content/schema/schedule/schedule';
import { workspace } from '@/lib/store/device';
import { ClassStrip } from './class-strip';

const loadDatedStrip = async () => (await import('./dated-strip')).DatedStrip;

interface UpcomingClassesProps {
  classes: readonly UpcomingClass[];
  /** Holidays, changes and exams, if the college knows them. */
  schedule?: Schedule | undefined;
  /** The name recorded with a cancellation. */
  by: string;
  calendarHost: CalendarHost;
}

/** The periods of the day side by side; the strip scrolls if they do not fit. */
export function UpcomingClasses({ classes, schedule, by, calendarHost }: UpcomingClassesProps) {
  const any = classes.length > 0 || (schedule?.exams.length ?? 0) > 0;
  const { Component: DatedStrip, watch } = useLazyNear(loadDatedStrip);
  const { timeZone } = calendarHost;
  return (
    <Card
      title="Upcoming Classes"
      action={any && !schedule && <DayFile classes={classes} calendarHost={calendarHost} />}
    >
      {!any ? (
        <EmptyState sentence="No Classes Today" hint="The classes of the day will appear here." />
      ) : schedule ? (
        <div ref={watch} className="min-h-48 sm:min-h-44">
          {DatedStrip && (
            <DatedStrip
              timetable={{ ...schedule, meetings: classes }}
              by={by}
              timeZone={timeZone}
            />
          )}
        </div>
      ) : (
        <ClassStrip timetable={classes} by={by} timeZone={timeZone} />
      )}
    </Card>
  );
}

type DayFileProps = Pick<UpcomingClassesProps, 'classes' | 'calendarHost'>;

/** Downloads today's classes, or the next ones if there are none, as an .ics file. */
function DayFile({ classes, calendarHost }: DayFileProps) {
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
