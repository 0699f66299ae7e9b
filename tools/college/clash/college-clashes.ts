import type { Clash } from '@/tools/import/clash/clash';
import type { StoredRecord } from '../read-records';
import { RecordSchedule } from './record-schedule';

/** The clashes of all timetables in a college's records, around the newest day of their data. */
export function collegeClashes(records: Iterable<StoredRecord>): Clash<string>[] {
  const schedule = new RecordSchedule();
  let asOf = '';
  for (const stored of records) {
    schedule.add(stored);
    if (stored.record.asOf > asOf) asOf = stored.record.asOf;
  }
  return schedule.clashes(asOf);
}
