import { useMemo } from 'react';
import { useOwnTimetable } from '@/components/schedule/entry/use-own-timetable';
import type { DutyRule } from '@/content/schema/academic';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { useRecords } from '@/lib/store/use-records';
import { countedStudents } from './model/register-counts';

/** The sources of a teacher's figures. */
export interface CountingSite {
  record: Pick<TeacherRecord, 'asOf' | 'register' | 'classes' | 'schedule'>;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
  duty: DutyRule;
}

/** The students of a teacher with the registers on this device that the college's record does not have, and these registers. */
export function useCountedStudents({ record, timeZone, duty }: CountingSite) {
  const { asOf, register, classes, schedule } = record;
  const published = useMemo(() => ({ ...schedule, meetings: classes.items }), [schedule, classes]);
  const timetable = useOwnTimetable(published, timeZone);
  const rollCalls = useRecords('rollCalls');
  return useMemo(
    () => countedStudents(register.items, rollCalls.values(), { asOf, timetable, duty }),
    [rollCalls, register, asOf, timetable, duty],
  );
}
