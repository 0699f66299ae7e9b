import { sumOfWeeks, type AttendanceLog } from '@/content/schema/student/attendance-log';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { daysAfter, daysBetween, mondayOf } from '@/lib/time/day';
import { getOrMake } from '@/tools/file/get-or-make';
import type { DatedClass, ImportedPerson } from '../model/entity';
import { recordCounts } from './attendance';
import type { RecordContext } from './context';
import { defined } from '../value/defined';

type Log = Omit<AttendanceLog, 'subject'>;
type Counts = ReturnType<typeof recordCounts> & { asOf: string };

const mostWeeks = 60;
const mostDays = 1000;

/** The attendance of a record by week: of each subject or, if none has any, of all classes. */
export function logOf(
  student: ImportedPerson,
  record: Pick<StudentRecord, 'subjects' | 'attendance' | 'asOf'>,
  sectionOf: (subject: string) => ImportedPerson['sections'][number] | undefined,
  before: readonly AttendanceLog[],
  { model }: RecordContext,
): AttendanceLog[] {
  const earlier = (subject?: string) => before.find((one) => one.subject === subject);
  const bySubject = record.subjects.items.flatMap(({ id, attendance }): AttendanceLog[] => {
    const section = sectionOf(id);
    if (!attendance || !section) return [];
    const classes = model.classesIn(student, section);
    return [{ subject: id, ...weeksOf(classes, attendance, earlier(id)) }];
  });
  if (bySubject.length > 0) return bySubject;
  const { months, totals, current } = record.attendance;
  const [first, ...others] = totals ? [...months, totals] : months;
  if (!first) return [];
  const sum = others.reduce(added, first);
  const asOf = current?.asOf ?? totals?.asOf ?? record.asOf;
  return [weeksOf(model.classesOf(student), { ...sum, asOf }, earlier())];
}

const added = (one: Partial<Counts>, other: Partial<Counts>) =>
  recordCounts({
    present: (one.present ?? 0) + (other.present ?? 0),
    absent: (one.absent ?? 0) + (other.absent ?? 0),
    late: (one.late ?? 0) + (other.late ?? 0),
    excused: (one.excused ?? 0) + (other.excused ?? 0),
  });

const attendedIn = ({ present, late = 0 }: Omit<Counts, 'asOf'>) => present + late;

const countedIn = ({ total, excused = 0 }: Omit<Counts, 'asOf'>) => total - excused;

/** Attendance by week: of the days if each class has one, and else what is new since the weeks before. */
function weeksOf(classes: readonly DatedClass[], counts: Counts, before: Log | undefined): Log {
  return classes.length === counts.total && classes.length > 0
    ? weeksOfClasses(classes, counts.asOf)
    : weeksOfSums(counts, before);
}

/** The weeks and the exceptions of classes, oldest first, until the week of a day. */
export function weeksOfClasses(classes: readonly DatedClass[], asOf: string): Log {
  const last = mondayOf(asOf);
  const first = mondayOf(classes[0]?.day ?? asOf);
  const earliest = daysAfter(last, -7 * (mostWeeks - 1));
  const from = first < earliest ? earliest : first;
  const weeks: [number, number][] = Array.from({ length: weekOf(from, last) + 1 }, () => [0, 0]);
  for (const { day, status } of classes) {
    const week = weeks[Math.max(0, weekOf(from, day))];
    if (!week || status === 'excused') continue;
    week[0] += status === 'absent' ? 0 : 1;
    week[1] += 1;
  }
  const days = classes.flatMap(({ day, start, status }) =>
    status === 'present' ? [] : [{ day, ...defined({ start }), status }],
  );
  return { from, weeks, ...(days.length <= mostDays && first === from && { days }) };
}

const numbers = new Map<string, number>();

/** The number of a day. A college has few days and many classes. */
const numberOf = (day: string) => getOrMake(numbers, day, () => daysBetween('2000-01-03', day));

const weekOf = (from: string, day: string) => Math.floor((numberOf(day) - numberOf(from)) / 7);

/** The weeks before, with what is new in the week of the figures. If figures go down, the weeks start again. */
export function weeksOfSums(counts: Counts, before: Log | undefined): Log {
  const monday = mondayOf(counts.asOf);
  const start = { from: monday, weeks: [[attendedIn(counts), countedIn(counts)]] } satisfies Log;
  if (!before) return start as Log;
  const known = sumOfWeeks(before.weeks);
  const attended = attendedIn(counts) - known.attended;
  const counted = countedIn(counts) - known.counted;
  const at = weekOf(before.from, monday);
  if (at < before.weeks.length - 1 || attended < 0 || counted < attended) return start as Log;
  const weeks = [...before.weeks];
  while (weeks.length <= at) weeks.push(null);
  const [old = 0, all = 0] = weeks[at] ?? [];
  if (counted > 0 || weeks[at]) weeks[at] = [old + attended, all + counted];
  return weeks.length > mostWeeks ? (start as Log) : { from: before.from, weeks };
}

/** The log of a register's row, which has only the days of the last five weeks. */
export function rowLogOf(classes: readonly DatedClass[]): Log | undefined {
  const last = classes.at(-1)?.day;
  if (last === undefined) return undefined;
  const { days = [], ...log } = weeksOfClasses(classes, last);
  const since = daysAfter(mondayOf(last), -28);
  return { ...log, days: days.filter(({ day }) => day >= since) };
}
