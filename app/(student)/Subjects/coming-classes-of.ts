import type { ComingClasses } from '@/components/performance/student/coming-classes';
import {
  examsBetween,
  isHeld,
  meetingsBetween,
  type Timetable,
} from '@/components/schedule/model/dated-meeting';

/** Counts the classes of a subject by the timetable and finds its next exam; null if the term is not known. */
export function comingClasses(timetable: Timetable): ComingClasses | null {
  const { term, exams = [] } = timetable;
  if (!term) return null;
  const meetingsOf = ({ id, name }: { id: string; name: string }) =>
    timetable.meetings.filter(({ subject, course }) =>
      subject === undefined ? course === name : subject === id,
    );
  return {
    termEnd: term.to,
    has: (subject) => meetingsOf(subject).length > 0,
    count: (subject, from, to) => {
      const meetings = meetingsOf(subject);
      return meetingsBetween({ ...timetable, meetings }, from, to).filter(isHeld).length;
    },
    examDay: ({ name }, from) => {
      const own = exams.filter(({ course }) => course === name);
      return examsBetween(own, from, term.to)[0]?.day ?? null;
    },
  };
}
