import { useMemo } from 'react';
import type { Timetable, WeeklyMeeting } from '@/components/schedule/model/dated-meeting';
import { withCancellations } from '@/components/schedule/model/device-change';
import { useRecords } from '@/lib/store/use-records';

/** A timetable with the cancellations of this device. */
export function useOwnTimetable<M extends WeeklyMeeting>(
  timetable: Timetable<M>,
  timeZone: string,
): Timetable<M> {
  const cancellations = useRecords('cancellations');
  return useMemo(
    () => withCancellations(timetable, cancellations.values(), timeZone),
    [timetable, cancellations, timeZone],
  );
}
