import type { OwnActivity } from '@/lib/store/use-list';
import { normalizeText } from '@/lib/text/normalize';

/** What makes two activities the same: the content of the file, or name, issuing body and date. */
type DuplicateReason = 'file' | 'facts';

export interface Duplicate {
  activity: OwnActivity;
  reason: DuplicateReason;
}

/** What is compared of an activity before it is submitted. */
export interface DuplicateCandidate {
  /** The id of an activity that is edited: it is not compared with itself. */
  id?: string | undefined;
  name: string;
  issuer: string;
  date: string;
  /** The SHA-256 of its evidence. */
  sha256?: string | undefined;
}

/** The activity that was submitted before with the same file, or else with the same name, issuing body and date. */
export function findDuplicate(
  candidate: DuplicateCandidate,
  activities: readonly OwnActivity[],
): Duplicate | null {
  const others = activities.filter(({ id }) => id !== candidate.id);
  const { sha256 } = candidate;
  const byFile = sha256 && others.find(({ evidence }) => evidence?.sha256 === sha256);
  if (byFile) return { activity: byFile, reason: 'file' };
  const key = factsKey(candidate);
  const byFacts = key && others.find((one) => factsKey(one) === key);
  return byFacts ? { activity: byFacts, reason: 'facts' } : null;
}

/** The facts in one text, without case, accents and repeated spaces; null if one of them is missing. */
function factsKey({
  name,
  issuer,
  date,
}: {
  name: string;
  issuer?: string | null | undefined;
  date?: string | null | undefined;
}): string | null {
  const facts = [name, issuer ?? '', date ?? ''].map((text) =>
    normalizeText(text).replace(/\s+/g, ' ').trim(),
  );
  return facts.every(Boolean) ? JSON.stringify(facts) : null;
}
