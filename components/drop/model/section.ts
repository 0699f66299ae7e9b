import type { OpenedRecord } from '@/lib/record/person';
import { normalizeText } from '@/lib/text/normalize';

/** The sections that the teacher who is signed in can send to; none if the college has no drop box. */
export function ownSections(record: OpenedRecord | null): readonly string[] {
  const keys = (record?.kind === 'teacher' && record.drop?.sections) || [];
  return keys.map(({ section }) => section);
}

/** Those of the sections that a text names. Teachers type one section, or several with commas. */
export function sectionsIn(typed: string, sections: readonly string[]): string[] {
  const named = typed.split(',').map(sectionKey);
  return sections.filter((section) => named.includes(sectionKey(section)));
}

/** The first section in a text that is none of these; undefined if all are. */
export function otherSectionIn(typed: string, sections: readonly string[]): string | undefined {
  const named = typed.split(',').map((part) => part.trim());
  return named.find((part) => sectionsIn(part, sections).length === 0);
}

/** A section without what differs between spellings: "CSE-A", "cse a". */
function sectionKey(section: string): string {
  return normalizeText(section).replace(/[^\p{L}\p{N}]+/gu, '');
}
