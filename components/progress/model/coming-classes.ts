import {
  examsBetween,
  isHeld,
  meetingsBetween,
  type Timetable,
} from '@/components/schedule/model/dated-meeting';
import type { ComingClasses } from '@/components/performance/model/coming-plan';

/** Counts the classes of a subject by the timetable and finds its next exam; null if the term is not known. */
export function comingClasses(timetable: Timetable): ComingClasses | null {
  const { term, exams = [] } = timetable;
  if (!term) return null;
  const meetingsOf = ({ id, name }: { id: string; name: string }) =>
    timetable.meetings.filter(({ subject, course }) =>
      subject === undefined ? course === name : subject === id,
    );
  const heldBetween = (subject: { id: string; name: string }, from: string, to: string) =>
    meetingsBetween({ ...timetable, meetings: meetingsOf(subject) }, from, to).filter(isHeld);
  return {
    termEnd: term.to,
    has: (subject) => meetingsOf(subject).length > 0,
    count: (subject, from, to) => heldBetween(subject, from, to).length,
    left: (subject, now, to) =>
      heldBetween(subject, now.day, to).filter(
        ({ day, start }) => day > now.day || start > now.time,
      ).length,
    examDay: ({ name }, from) => {
      const own = exams.filter(({ course }) => course === name);
      return examsBetween(own, from, term.to)[0]?.day ?? null;
    },
  };
}
