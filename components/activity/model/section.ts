import type { RegisteredStudent } from '@/content/schema/record/teacher-record';

/** The distinct sections of a register, sorted. */
export function sectionsIn(students: readonly RegisteredStudent[]): string[] {
  return [...new Set(students.map(({ section }) => section))].sort();
}
