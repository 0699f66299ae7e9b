import type { Academic } from '@/content/schema/academic';
import type { Calendar } from '@/content/schema/student/calendar';
import type { StoredRecord } from '../read-records';
import type { Clash } from '@/tools/import/clash/clash';
import { findClashes } from '@/tools/import/clash/find-clashes';
import { RecordSchedule } from './record-schedule';

/** What a college's rules and calendar say about clashes. */
interface ClashRules {
  load: Academic['load'];
  calendar: Calendar;
}

/** The clashes of all timetables in a college's records, around the newest day of their data. */
export function collegeClashes(
  records: Iterable<StoredRecord>,
  { load, calendar }: ClashRules,
): Clash<string>[] {
  const schedule = new RecordSchedule();
  let asOf = '';
  for (const stored of records) {
    schedule.add(stored);
    if (stored.record.asOf > asOf) asOf = stored.record.asOf;
  }
  return findClashes(schedule.schedule(calendar, 'content/student/calendar.json'), load, asOf);
}
