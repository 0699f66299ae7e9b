import { openDays as openDaysOf } from '@/components/roll-call/model/every-class';
import { classDayChanges } from '@/components/roll-call/model/roll-letter';
import type { SectionHandlers } from '@/lib/drop/sections';
import { serverTime } from '@/lib/drop/transport';
import { currentRecord } from '@/lib/record/current';
import { dayOf, daysAfter } from '@/lib/time/day';

/** The days that the college's record does not have, on which a section of the student has classes. */
export const openDays: SectionHandlers['openDays'] = (section) => {
  const { record } = currentRecord.snapshot();
  if (record?.kind !== 'student') return [];
  // The college's day may have begun before that of this device.
  return openDaysOf(record, section, daysAfter(dayOf(new Date(serverTime())), 1));
};

export const takeAttendance: SectionHandlers['takeAttendance'] = async (line, teacher) =>
  classDayChanges(line, teacher);
