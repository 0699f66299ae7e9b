import type { RegisteredStudent } from '@/content/schema/record/teacher-record';

/** Returns true if the register has figures of a student; without any, nobody can be listed. */
export const hasFigures = ({ attendance, missing, marks }: RegisteredStudent): boolean =>
  [attendance, missing, marks].some((list) => list !== undefined);
