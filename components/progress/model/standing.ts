import {
  attendanceShare,
  countedClasses,
  planAttendance,
  sumOfCounts,
  type AttendanceCounts,
  type AttendanceStanding,
} from '@/components/attendance/model/attendance';
import type { RegisterCounts } from '@/components/roll-call/model/register-counts';
import { formatShare } from '@/components/attendance/model/share';
import type { ComingClasses } from '@/components/performance/model/coming-plan';
import { bandOfPercentage, formatMarks } from '@/components/performance/model/grade-band';
import { isHalfMarked, marksOf, performanceOf } from '@/components/performance/model/marks';
import type { Grading } from '@/content/schema/academic';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { Subject } from '@/content/schema/student/subject';
import { daysAfter, daysBetween } from '@/lib/time/day';

/** The college's rules and timetable, and the college's clock; null until that is known. */
interface StandingSite extends AttendanceSite {
  grading: Grading;
}

interface AttendanceSite {
  /** The minimum attendance, in percent; null if there is none. */
  threshold: number | null;
  coming: ComingClasses | null;
  now: { day: string; time: string } | null;
  /** The classes of later days than the college's record that teachers' registers have, by subject. */
  registers?: ReadonlyMap<string, RegisterCounts> | null;
}

type StandingRecord = Pick<
  StudentRecord,
  'asOf' | 'student' | 'attendance' | 'subjects' | 'assignments'
>;

/** The standing of a student: in each subject and in all, with the texts that pages show. */
export interface Standing {
  subjects: readonly SubjectStanding[];
  /** The attendance of the term; null if nothing is known. */
  all: AttendanceStanding | null;
}

export interface SubjectStanding {
  id: string;
  name: string;
  attendance: AttendanceStanding | null;
  /** The grade, or else the one that the marks so far give once half is marked. */
  grade: string | null;
  isGradeSoFar: boolean;
  /** The marks so far in percent. */
  marks: string | null;
}

/** Computes every figure of a student that more than one page shows. */
export function standingOf(record: StandingRecord, site: StandingSite): Standing {
  const subjects = record.subjects.items.map((subject) => subjectStanding(subject, record, site));
  return { subjects, all: termAttendance(record, site) };
}

function subjectStanding(
  subject: Subject,
  { assignments }: StandingRecord,
  site: StandingSite,
): SubjectStanding {
  const { id, name, grade } = subject;
  const marks = marksOf(performanceOf(subject, assignments.items)?.assessments ?? []);
  const { percentage } = marks;
  const soFar =
    percentage && isHalfMarked(marks) && bandOfPercentage(percentage, site.grading)?.grade;
  return {
    ...{ id, name, attendance: subject.attendance ? subjectAttendance(subject, site) : null },
    grade: grade ?? (soFar || null),
    isGradeSoFar: !grade && Boolean(soFar),
    marks: percentage && formatMarks(percentage, site.grading),
  };
}

interface DatedCounts {
  counts: AttendanceCounts;
  asOf: string;
  /** The number of classes that were held after that day and before today, without those of registers. */
  heldSince: number;
  /** The number of the classes that are from teachers' registers. */
  registered?: number;
  /** False for figures whose age nobody judges: those of the sample without subjects. */
  isJudged?: boolean;
}

/** The figures of some classes; old ones, and those of an unknown day, have no plan. */
function attendanceOf(
  { counts, asOf, heldSince, registered = 0, isJudged = true }: DatedCounts,
  { threshold, now }: AttendanceSite,
): AttendanceStanding {
  const count = countedClasses(counts);
  const { present: attended, total: counted } = count;
  const share = attendanceShare(counts);
  const age = now && isJudged ? daysBetween(asOf, now.day) : 0;
  const isOld = age > 14 || (age > 7 && heldSince > 0);
  const isPlanned = counted > 0 && !isOld && (now !== null || !isJudged);
  return {
    ...{ counts, attended, counted, share, asOf, heldSince, registered, isOld, left: null },
    percent: share && formatShare(share, threshold === null ? [] : [threshold]),
    plan: isPlanned && threshold !== null ? planAttendance(count, threshold) : null,
  };
}

/**
 * The attendance of a subject and the classes in a row that can be missed from now, never more than are left before its next
 * exam or the end of the term. Old figures have no plan.
 */
function subjectAttendance(subject: Subject, site: AttendanceSite): AttendanceStanding {
  const { asOf, ...published } = subject.attendance!;
  const { coming, now, registers } = site;
  const taken = registers?.get(subject.id);
  const counts = taken ? sumOfCounts([published, taken]) : published;
  const registered = taken?.total ?? 0;
  const known = coming?.has(subject) ? coming : null;
  const held = now && known ? heldBetween(known, subject, asOf, now.day) : 0;
  const heldSince = Math.max(0, held - registered);
  const standing = attendanceOf({ counts, asOf, heldSince, registered }, site);
  const { plan } = standing;
  if (!plan || !now || !known) return standing;
  const exam = known.examDay(subject, now.day);
  const left = known.left(subject, now, exam === null ? known.termEnd : daysAfter(exam, -1));
  if (plan.kind === 'canMiss')
    return { ...standing, left, plan: { ...plan, classes: Math.min(plan.classes, left) } };
  const isPossible = plan.kind === 'mustAttend' && plan.classes <= left;
  return { ...standing, left, plan: isPossible ? plan : { kind: 'outOfReach' } };
}

function heldBetween(coming: ComingClasses, subject: Subject, asOf: string, today: string): number {
  const [from, to] = [daysAfter(asOf, 1), daysAfter(today, -1)];
  return from <= to ? coming.count(subject, from, to) : 0;
}

/** The attendance of all classes: the sums of the subjects or, without any, the newest month or the totals. */
export function termAttendance(
  record: Omit<StandingRecord, 'assignments'>,
  site: AttendanceSite,
): AttendanceStanding | null {
  const { attendance, student, subjects } = record;
  const counted = subjects.items.filter((subject) => subject.attendance);
  if (counted.length > 0) {
    const each = counted.map((subject) => subjectAttendance(subject, site));
    const counts = sumOfCounts(each.map((one) => one.counts));
    const asOf = each.map((one) => one.asOf).sort()[0] ?? record.asOf;
    const heldSince = each.reduce((sum, one) => sum + one.heldSince, 0);
    const registered = each.reduce((sum, one) => sum + one.registered, 0);
    return { ...attendanceOf({ counts, asOf, heldSince, registered }, site), plan: null };
  }
  const { months, totals, current } = attendance;
  const counts = months[0] ?? totals;
  const asOf = current?.asOf ?? totals?.asOf ?? record.asOf;
  const isJudged = !student.sample;
  const dated = { counts: counts ?? noClasses, asOf, heldSince: 0, isJudged };
  const standing = attendanceOf(dated, site);
  if (!standing.share && current) return { ...standing, ...given(current.percentage) };
  return counts ? standing : null;
}

/** The attendance of a student in a teacher's register: all its months, some of whose classes may be from teachers' registers. */
export function registerAttendance(
  months: readonly AttendanceCounts[],
  {
    asOf,
    registered,
    ...site
  }: Omit<AttendanceSite, 'coming'> & Pick<AttendanceStanding, 'asOf' | 'registered'>,
): AttendanceStanding | null {
  const dated = { counts: sumOfCounts(months), asOf, heldSince: 0, registered };
  const standing = attendanceOf(dated, { ...site, coming: null });
  return standing.counted === 0 ? null : standing;
}

const noClasses = { present: 0, absent: 0, total: 0 };

/** A percentage that the college gives without the classes it is of. */
const given = (percentage: number) => ({
  share: { part: percentage, whole: 100 },
  percent: `${percentage}%`,
});
