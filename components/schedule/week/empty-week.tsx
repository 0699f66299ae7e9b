import { nextHeldDay, specialDayText } from '@/components/schedule/model/day-plan';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import type { WeekDay } from '@/components/schedule/model/week-plan';
import { EmptyState } from '@/components/ui/empty-state';
import { formatWeekday } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';

interface EmptyWeekProps {
  timetable: Timetable;
  /** The first day of the week; null in the server's HTML. */
  first: string | null;
  days: readonly WeekDay[];
}

/** A week on which nothing is on, and the next day with classes. */
export function EmptyWeek({ timetable, first, days }: EmptyWeekProps) {
  const { meetings, exams = [] } = timetable;
  if (!first || (meetings.length === 0 && exams.length === 0))
    return (
      <EmptyState sentence="No Classes Yet" hint="The classes of each week will appear here." />
    );
  const next = nextHeldDay(timetable, daysAfter(first, 7));
  const reasons = new Set(days.flatMap(({ special }) => (special ? specialDayText(special) : [])));
  const ahead = next
    ? `The next classes are on ${formatWeekday(next)}.`
    : 'None are planned later.';
  return (
    <EmptyState
      sentence="No Classes This Week"
      hint={[...[...reasons].map((reason) => `${reason}.`), ahead].join(' ')}
    />
  );
}
