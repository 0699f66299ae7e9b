import type { CalendarHost } from '@/components/schedule/model/calendar-host';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { ClassStrip } from './class-strip';
import { DayFile } from './day-file';

interface UpcomingClassesProps {
  classes: readonly UpcomingClass[];
  /** The name recorded with a cancellation. */
  by: string;
  calendarHost: CalendarHost;
}

/** The periods of the day side by side; the strip scrolls if they do not fit. */
export function UpcomingClasses({ classes, by, calendarHost }: UpcomingClassesProps) {
  const any = classes.length > 0;
  return (
    <Card
      title="Upcoming Classes"
      action={any && <DayFile classes={classes} calendarHost={calendarHost} />}
    >
      {any ? (
        <ClassStrip timetable={classes} by={by} timeZone={calendarHost.timeZone} />
      ) : (
        <EmptyState sentence="No Classes Today" hint="The classes of the day will appear here." />
      )}
    </Card>
  );
}
