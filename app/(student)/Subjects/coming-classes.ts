import type { ComingClasses } from '@/components/performance/student/coming-classes';
import { isHeld, meetingsBetween, type Timetable } from '@/components/schedule/model/dated-meeting';

/** Counts the classes of a subject by the timetable; null if its term is not known. */
export function comingClasses(timetable: Timetable): ComingClasses | null {
  if (!timetable.term) return null;
  return {
    termEnd: timetable.term.to,
    count: ({ id, name }, from, to) => {
      const meetings = timetable.meetings.filter(({ subject, course }) =>
        subject === undefined ? course === name : subject === id,
      );
      return meetingsBetween({ ...timetable, meetings }, from, to).filter(isHeld).length;
    },
  };
}
