import { useZonedClock } from '@/components/page/use-clock';
import { useOwnTimetable } from '@/components/schedule/entry/use-own-timetable';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { Week, type WeekSite } from '@/components/schedule/week/week';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import type { ChangeFormProps } from './change-form';
import { useEntryActions } from './use-entry-actions';

interface TeacherWeekProps extends WeekSite {
  timetable: Timetable<UpcomingClass>;
  /** The name recorded with a change. */
  by: string;
  /** The data about free slots; left out if nothing is. */
  slots?: ChangeFormProps['slots'];
}

/** The week of a teacher, whose classes can be cancelled, moved or given to another teacher. */
export function TeacherWeek({ timetable, by, slots, ...site }: TeacherWeekProps) {
  const clock = useZonedClock(site.timeZone);
  const own = useOwnTimetable(timetable, site.timeZone);
  const { actionOf, dialog } = useEntryActions({
    ...{ timetable: own, by, timeZone: site.timeZone, isShort: true, slots, clock },
    cancelOnly: timetable.days === undefined,
  });
  return (
    <>
      <Week
        timetable={timetable}
        {...site}
        actionOf={({ meeting, ...entry }) => {
          const session = timetable.meetings.find(({ id }) => id === meeting?.id);
          return session && actionOf({ ...entry, meeting: session });
        }}
      />
      {dialog}
    </>
  );
}
