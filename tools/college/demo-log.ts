import { isHeldOn } from '@/components/schedule/model/class-day';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { StudentTimetable } from '@/content/schema/schedule/timetable';
import type { AttendanceLog } from '@/content/schema/student/attendance-log';
import type { Subject } from '@/content/schema/student/subject';
import { daysAfter } from '@/lib/time/day';
import type { DatedClass } from '@/tools/import/model/entity';
import { weeksOfClasses } from '@/tools/import/record/log';

type Attendance = NonNullable<Subject['attendance']>;

/** The attendance of an invented student by week: the last classes of each subject before the day of the figures. */
export function demoLog(
  { subjects }: Pick<StudentRecord, 'subjects'>,
  { meetings }: Pick<StudentTimetable, 'meetings'>,
): AttendanceLog[] {
  return subjects.items.flatMap(({ id, attendance }) => {
    const own = meetings.filter(({ subject }) => subject === id);
    const classes = attendance ? classesOf(attendance, own) : [];
    return attendance && classes.length === attendance.total
      ? [{ subject: id, ...weeksOfClasses(classes, attendance.asOf) }]
      : [];
  });
}

const mostDays = 400;

/** As many classes as the attendance has, oldest first. Those that were not attended in time are spread among them. */
function classesOf(attendance: Attendance, meetings: StudentTimetable['meetings']): DatedClass[] {
  const { absent, late = 0, excused = 0, total, asOf } = attendance;
  const held: { day: string; start: string }[] = [];
  for (let back = 1; back <= mostDays && held.length < total; back += 1) {
    const day = daysAfter(asOf, -back);
    const starts = meetings.filter((one) => isHeldOn(one, day)).map(({ start }) => start);
    held.push(
      ...starts
        .sort()
        .reverse()
        .map((start) => ({ day, start })),
    );
  }
  const others = Array.from({ length: absent + late + excused }, (_, index) =>
    index < absent ? 'absent' : index < absent + late ? 'late' : 'excused',
  );
  const places = new Map(
    others.map((status, index) => [
      Math.floor(((index + 0.5) * total) / others.length),
      status as DatedClass['status'],
    ]),
  );
  return held
    .slice(0, total)
    .reverse()
    .map((one, index) => ({ ...one, status: places.get(index) ?? 'present' }));
}
