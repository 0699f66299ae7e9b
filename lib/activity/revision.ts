import { digest } from '@/lib/store/file';
import type { StatedActivity } from '@/lib/store/kind/activity';

/** The SHA-256 of what is stated and of the evidence. A decision is valid only for this state of an activity. */
export function revisionOf(
  stated: StatedActivity,
  evidence: { sha256: string } | null | undefined,
): Promise<string> {
  const { name, category, dateAdded, issuer, date, credits, note, level, hours, proof } = stated;
  const basic = [name, category, dateAdded, issuer, date, credits, note];
  const further = [evidence?.sha256 ?? null, level || null, hours ?? null, proof || null];
  return digest(new Blob([JSON.stringify([...basic, ...further])]));
}
