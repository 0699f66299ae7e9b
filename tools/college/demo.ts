import { createHash } from 'node:crypto';
import { studentsOf } from './demo/person';
import { planCollege, type DemoSize } from './demo/plan-college';
import { studentRecord } from './demo/student';
import { teacherRecord } from './demo/teacher';
import type { PersonRecord } from './person-of';

/** An invented college. */
interface DemoCollege {
  records: PersonRecord[];
}

export const demoCollege = (size: DemoSize): DemoCollege => ({ records: [...demoRecords(size)] });

/** The records of an invented college one after the other, so that a large one needs little memory. */
export function* demoRecords(size: DemoSize): Generator<PersonRecord> {
  const plan = planCollege(size);
  for (const section of plan.sections)
    for (const student of studentsOf(plan, section)) yield studentRecord(plan, student);
  for (let number = 0; number < plan.teachers; number += 1) yield teacherRecord(plan, number);
}

/** The college that is sealed into the sample site, with a secret that everybody may know. */
interface BuiltInDemo extends DemoCollege {
  secret: Uint8Array;
  /** The college's id in the salt. */
  college: string;
}

/** `today` is the day after which open work is due. */
export function builtInDemo(today?: string): BuiltInDemo {
  const secret = createHash('sha256').update('The built-in demo college has no secret.').digest();
  return {
    secret: new Uint8Array(secret),
    college: '0DEM0C0LLEGE00000000000000',
    ...demoCollege({ students: 48, teachers: 6, seed: 1, ...(today !== undefined && { today }) }),
  };
}
