import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { groupByPerson, normalizeId } from '@/lib/record/person';
import { compareCode } from '@/lib/text/compare-text';
import { isSame, statuses, type ShownStatus } from './every-class';
import type { RollCall, Status } from './roll-call';

/** A student of a section of the teacher; the sample's have no log. */
export interface ComparedStudent extends Pick<RegisterRow, 'name' | 'rollNumber' | 'section'> {
  log?: RegisterRow['log'];
  activities?: RegisterRow['activities'];
}

type RegisterRow = TeacherRecord['register']['items'][number];

/** A student about whom a teacher's register and the college's record say different things. */
export interface RegisterDifference {
  /** The class and the student. */
  id: string;
  rollCall: RollCall;
  student: string;
  name: string;
  register: Status;
  college: ShownStatus;
}

/**
 * Returns what registers and the college's record say differently, newest first. A row of the teacher's record names only the classes
 * that were not attended in time; other classes may be missing from it, so they are not compared.
 */
export function differencesOf(
  rollCalls: Iterable<RollCall>,
  rows: readonly ComparedStudent[],
): RegisterDifference[] {
  const byStudent = groupByPerson(rows, ({ rollNumber }) => rollNumber);
  const found = [...rollCalls].flatMap((rollCall) =>
    rollCall.students.flatMap((student): RegisterDifference[] => {
      const own = byStudent.get(normalizeId(student)) ?? [];
      const { day, start } = rollCall;
      const exception = own
        .flatMap(({ log }) => log?.days ?? [])
        .find((one) => one.day === day && one.start === start);
      if (!exception) return [];
      const register: Status = rollCall.marks[student] ?? 'P';
      const college: ShownStatus = statuses[exception.status];
      if (isSame(college, register)) return [];
      const { name } = own[0]!;
      return [{ id: `${rollCall.id}:${student}`, rollCall, student, name, register, college }];
    }),
  );
  return found.sort((one, other) => compareCode(other.rollCall.day, one.rollCall.day));
}
