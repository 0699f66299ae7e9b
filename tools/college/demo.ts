import { createHash } from 'node:crypto';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';

export interface DemoSize {
  students: number;
  teachers: number;
  /** The same seed gives the same college. */
  seed: number;
}

/** An invented college. */
export interface DemoCollege {
  records: (StudentRecord | TeacherRecord)[];
}

export function demoCollege(_size: DemoSize): DemoCollege {
  return { records: [] };
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
