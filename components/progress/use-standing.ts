import { useMemo } from 'react';
import { useZonedClock } from '@/components/page/use-clock';
import { useRegisterCounts } from '@/components/roll-call/use-register-counts';
import { useOwnTimetable } from '@/components/schedule/entry/use-own-timetable';
import type { DutyRule, Grading } from '@/content/schema/academic';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { comingClasses } from './model/coming-classes';
import { standingOf } from './model/standing';

interface StandingOptions {
  threshold: number | null;
  grading: Grading;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
  duty: DutyRule;
}

const noTimetable = { meetings: [] };

/** Returns how the student of a record stands now, with the timetable of this device. */
export function useStanding(
  record: StudentRecord,
  { threshold, grading, timeZone, duty }: StandingOptions,
) {
  const now = useZonedClock(timeZone);
  const own = useOwnTimetable(record.timetable ?? noTimetable, timeZone);
  const registers = useRegisterCounts({ record, timetable: own, now, duty });
  return useMemo(() => {
    const coming = comingClasses(own);
    return { coming, ...standingOf(record, { threshold, grading, coming, now, registers }) };
  }, [record, own, threshold, grading, now, registers]);
}
