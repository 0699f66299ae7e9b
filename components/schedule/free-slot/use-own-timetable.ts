import { useMemo } from 'react';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import type { MeetingChange } from '@/content/schema/schedule/schedule';
import type { Records } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';

/** A device's change counts after all that the college has published. */
const afterPublished = 100_000;

/** The timetable without the classes that are cancelled on this device. */
export function useOwnTimetable(timetable: Timetable): Timetable {
  const cancellations = useRecords('cancellations');
  return useMemo(() => {
    const own = [...cancellations.values()].filter(({ restored }) => restored === null);
    return { ...timetable, changes: [...(timetable.changes ?? []), ...own.map(changeOf)] };
  }, [timetable, cancellations]);
}

function changeOf({ session, day, at, reason }: Records['cancellations']): MeetingChange {
  return {
    ...{ id: `device-${session}-${day}`, meeting: session, day, kind: 'cancelled', reason },
    ...{ at: at.slice(0, 16), sequence: afterPublished },
  };
}
