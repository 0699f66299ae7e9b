'use client';

import { PortalLink } from '@/components/page/portal-link';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { useLazyNear } from '@/components/ui/lazy/use-lazy-near';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import type { Schedule } from '@/content/schema/schedule/schedule';
import { routes } from '@/lib/site/routes';
import { ClassStrip } from './class-strip';

const loadDatedStrip = async () => (await import('./dated-strip')).DatedStrip;

interface UpcomingClassesProps {
  classes: readonly UpcomingClass[];
  /** Holidays, changes and exams, if the college knows them. */
  schedule?: Schedule | undefined;
  /** The name recorded with a cancellation. */
  by: string;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
  className?: string;
}

/** The classes of the day: below each other, or side by side in a strip that scrolls on a phone. */
export function UpcomingClasses(props: UpcomingClassesProps) {
  const { classes, schedule, by, timeZone, className } = props;
  const any = classes.length > 0 || (schedule?.exams.length ?? 0) > 0;
  const { Component: DatedStrip, watch } = useLazyNear(loadDatedStrip);
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
        <ClassStrip timetable={classes} by={by} timeZone={timeZone} />
      )}
    </Card>
  );
}
