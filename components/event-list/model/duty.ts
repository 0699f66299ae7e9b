import type { Activity } from '@/lib/activity/activity';
import { normalizeId } from '@/lib/record/person';
import type { EventList } from './event-list';

/** An event whose classes count as on duty. */
export interface DutyEvent {
  name: string;
  from: string;
  to: string;
}

/** The events of a student's approved activities, whose classes count as on duty. */
export const dutyEventsOf = (activities: readonly Activity[]): DutyEvent[] =>
  activities.flatMap(({ name, status, duty }) =>
    status === 'Approved' && duty ? [{ name, ...duty }] : [],
  );

/** The event of a day; undefined if none covers it. */
export const dutyOn = (events: readonly DutyEvent[], day: string): DutyEvent | undefined =>
  events.find(({ from, to }) => from <= day && day <= to);

interface DutyStudent {
  rollNumber: string;
  activities?: readonly Activity[];
}

/** The students who are on duty on a day: by the signed lists of this device, or by the college's record. */
export function onDutyOn(
  day: string,
  lists: Iterable<EventList>,
  students: readonly DutyStudent[],
): ReadonlySet<string> {
  const found = new Set(
    students.flatMap(({ rollNumber, activities = [] }) =>
      dutyOn(dutyEventsOf(activities), day) ? normalizeId(rollNumber) : [],
    ),
  );
  for (const { duty, from, to, people, signed } of lists) {
    if (!duty || day < from || day > to) continue;
    const told = new Set(
      signed.flatMap((one) => one.people.map(([rollNumber]) => normalizeId(rollNumber))),
    );
    for (const { rollNumber, state } of people) {
      const id = normalizeId(rollNumber);
      if (state === 'in' && told.has(id)) found.add(id);
      if (state === 'out') found.delete(id);
    }
  }
  return found;
}
