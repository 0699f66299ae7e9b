import { useEffect, useMemo, useState } from 'react';
import { dutyEventsOf, type DutyEvent } from '@/components/event-list/model/duty';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import type { Activity } from '@/lib/activity/activity';
import { useList } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import type { DutyRule } from '@/content/schema/academic';
import type * as EveryClass from './model/every-class';

interface RegisterOptions {
  record: EveryClass.ClassesRecord | null;
  /** The student's timetable with the changes of this device. */
  timetable: Timetable;
  now: { day: string; time: string } | null;
  duty: DutyRule;
}

const none: readonly Activity[] = [];

/** The events of a student's approved activities, also of those that only this device has, whose classes are on duty. */
export function useDutyEvents(record: EveryClass.ClassesRecord | null): readonly DutyEvent[] {
  const activities = useList('activities', record?.activities?.items ?? none);
  return useMemo(() => dutyEventsOf(activities), [activities]);
}

/**
 * The classes that teachers' registers add to each subject's figures; null if there are none. What computes them is loaded
 * once a register is on the device.
 */
export function useRegisterCounts({ record, timetable, now, duty }: RegisterOptions) {
  const registers = useRecords('classDays');
  const events = useDutyEvents(record);
  const [model, setModel] = useState<typeof EveryClass | null>(null);
  const isNeeded = registers.size > 0;
  useEffect(() => {
    if (isNeeded)
      // Without it, figures are those of the college's record.
      void import('./model/every-class').then(setModel, () => {});
  }, [isNeeded]);
  return useMemo(() => {
    if (!model || !now || !record) return null;
    const classes = model.classesOf(record, timetable, registers.values(), now, events);
    return model.registerCounts(classes, duty);
  }, [model, record, timetable, registers, now, events, duty]);
}
