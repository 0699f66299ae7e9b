import type { Student } from '@/content/schema/student/student';

export type Person = Pick<Student, 'name' | 'firstName' | 'handle' | 'photo'> & {
  /** Lines below the handle in the profile menu: roll number, or designation and employee id. */
  details: readonly string[];
};
