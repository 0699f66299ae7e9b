'use client';

import { PortalLink } from '@/components/page/portal-link';
import { useZonedClock } from '@/components/page/use-clock';
import { ClassFile } from '@/components/schedule/class-file';
import { isHeldOn } from '@/components/schedule/model/class-day';
import type { CalendarHost } from '@/components/schedule/model/icalendar';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { useLazyNear } from '@/components/ui/lazy/use-lazy-near';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import type { Schedule } from '@/content/schema/schedule/schedule';
import { routes } from '@/lib/site/routes';
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
  className?: string;
}

/** The classes of the day: below each other, or side by side in a strip that scrolls on a phone. */
export function UpcomingClasses(props: UpcomingClassesProps) {
  const { classes, schedule, by, calendarHost, className } = props;
  const any = classes.length > 0 || (schedule?.exams.length ?? 0) > 0;
  const { Component: DatedStrip, watch } = useLazyNear(loadDatedStrip);
  const { timeZone } = calendarHost;
  return (
    <Card
      title="Upcoming Classes"
      className={className}
      action={
        any && (
          <PortalLink href={routes.facultyClassroom} hash="#week" className={cornerLinkClass}>
            Week
          </PortalLink>
        )
      }
    >
      {!any ? (
        <EmptyState sentence="No Classes Today" hint="The classes of the day will appear here." />
      ) : schedule ? (
        <div ref={watch} className="min-h-48 @4xl/page:min-h-64">
          {DatedStrip && (
            <DatedStrip
              timetable={{ ...schedule, meetings: classes }}
              by={by}
              timeZone={timeZone}
            />
          )}
        </div>
      ) : (
        <>
          <ClassStrip timetable={classes} by={by} timeZone={timeZone} />
          <DayFile classes={classes} calendarHost={calendarHost} />
        </>
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
    <div className="mt-2 -mb-2">
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
