import { createHash } from 'node:crypto';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { studentsOf } from './demo/person';
import { planCollege } from './demo/plan';
import { studentRecord } from './demo/student';
import { teacherRecord } from './demo/teacher';

export interface DemoSize {
  students: number;
  /** At least one: somebody has to teach. */
  teachers: number;
  /** The same seed gives the same college. */
  seed: number;
}

/** An invented college. */
export interface DemoCollege {
  records: (StudentRecord | TeacherRecord)[];
}

export function demoCollege(size: DemoSize): DemoCollege {
  return { records: [...demoRecords(size)] };
}

/** The records of an invented college one after the other, so that a large one needs little memory. */
export function* demoRecords(size: DemoSize): Generator<StudentRecord | TeacherRecord> {
  const plan = planCollege(size);
  for (const section of plan.sections)
    for (const student of studentsOf(plan, section)) yield studentRecord(plan, student);
  for (let number = 0; number < plan.teachers; number += 1) yield teacherRecord(plan, number);
}

/** The college that is sealed into the sample site, with a secret that everybody may know. */
export interface BuiltInDemo extends DemoCollege {
  secret: Uint8Array;
  /** The college's id in the salt. */
  college: string;
}

export function builtInDemo(): BuiltInDemo {
  const secret = createHash('sha256').update('The built-in demo college has no secret.').digest();
  return {
    secret: new Uint8Array(secret),
    college: '0DEM0C0LLEGE00000000000000',
    ...demoCollege({ students: 48, teachers: 6, seed: 1 }),
  };
}
