import { ownSections, sectionsIn } from '@/components/drop/model/section';
import { useCurrentRecord } from '@/components/session/use-current-record';

/** The button that sends to the sections named in these texts: "Send to CSE-A"; null if nobody gets a letter. */
export function useSendLabel(typed: readonly string[]): string | null {
  const sections = ownSections(useCurrentRecord().record);
  if (sections.length === 0) return null;
  const named = new Set(typed.flatMap((text) => sectionsIn(text, sections)));
  return `Send to ${named.size === 1 ? [...named][0] : 'the sections'}`;
}
