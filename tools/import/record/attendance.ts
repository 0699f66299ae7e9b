import type { StudentRecord } from '@/content/schema/record/student-record';
import { formatMonth } from '@/lib/time/date';
import { addCounts, noCounts, type Counts } from '../model/counts';
import type { StudentAttendance } from '../model/entity';

type Attendance = StudentRecord['attendance'];

/** The attendance of a record, or undefined if no file says anything about it. */
export function attendanceOf(
  attendance: StudentAttendance | undefined,
  asOf: string,
): Attendance | undefined {
  if (attendance === undefined) return undefined;
  const { months, totals, lastDay } = attendance;
  const [newest] = months;
  const counted = newest ?? totals;
  const percentage = counted && percentageOf(counted);
  const day = lastDay ?? totals?.asOf ?? asOf;
  return {
    months: months.map(({ month, ...counts }) => ({ month, ...recordCounts(counts) })),
    ...(totals && { totals: { ...recordCounts(totals), asOf: totals.asOf ?? asOf } }),
    ...(percentage !== undefined && {
      current: {
        percentage,
        asOf: day,
        basis: newest ? `Classes held in ${formatMonth(newest.month)}` : 'All classes held so far',
      },
    }),
  };
}

/** Returns who was late was there; sessions that a person was excused from do not count. */
function percentageOf({ present, absent, late }: Counts): number | undefined {
  const held = present + absent + late;
  return held === 0 ? undefined : Math.floor((100 * (present + late)) / held);
}

/** Counts in the form of a record. */
export function recordCounts({ present, absent, late, excused }: Counts) {
  return {
    present,
    absent,
    ...(late > 0 && { late }),
    ...(excused > 0 && { excused }),
    total: present + absent + late + excused,
  };
}

/** All classes of an attendance as one count. */
export function sumOfAttendance({ months, totals, lastDay }: StudentAttendance, asOf: string) {
  const sum = noCounts();
  for (const counts of [...months, ...(totals ? [totals] : [])]) addCounts(sum, counts);
  return { ...recordCounts(sum), asOf: lastDay ?? totals?.asOf ?? asOf };
}
