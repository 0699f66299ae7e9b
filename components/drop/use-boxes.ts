import { ownSections, sectionsIn } from '@/components/drop/model/section';
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

/** The button that sends to the sections named in these texts: "Send to CSE-A"; null if nobody gets a letter. */
export function useSendLabel(typed: readonly string[]): string | null {
  const sections = ownSections(useCurrentRecord().record);
  if (sections.length === 0) return null;
  const named = new Set(typed.flatMap((text) => sectionsIn(text, sections)));
  return `Send to ${named.size === 1 ? [...named][0] : 'the sections'}`;
}
