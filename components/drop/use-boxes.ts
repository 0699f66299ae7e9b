import { useCurrentRecord } from '@/components/session/use-current-record';
import type { StudentDrop } from '@/lib/drop/access';

const none: readonly StudentDrop[] = [];

/** The boxes of the teachers that the student who is signed in can write to; none if the college has no drop box. */
export function useBoxes(): readonly StudentDrop[] {
  const { record } = useCurrentRecord();
  return (record?.kind === 'student' && record.drop) || none;
}

/** Returns true if the person who is signed in can write to the college's office. */
export function useHasOffice(): boolean {
  const { record } = useCurrentRecord();
  if (record?.kind === 'student') return record.drop?.some(({ office }) => office) ?? false;
  return record?.drop !== undefined;
}

/** Returns true if the person who is signed in has boxes. */
export function useHasDrop(): boolean {
  return useCurrentRecord().record?.drop !== undefined;
}
