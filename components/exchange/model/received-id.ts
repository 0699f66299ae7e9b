import { recordIdOf } from '@/lib/store/kind/person-id';

/** The id of a record received from a student. Includes the roll number, as two students may use the same id. */
export function receivedId(rollNumber: string, name: string): string {
  return `${recordIdOf(rollNumber)}:${name}`;
}
