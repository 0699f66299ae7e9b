import { normalizeId } from '@/lib/record/person';
import { achievementId, hashAddress, type CredentialFacts } from './open-badge';
import type { ReadOpenBadge } from './read-credential';

/** Returns true if a credential is about the same student, activity, file and moment. A person's name may have changed since. */
export async function isAbout(
  { iss, awardedDate = '', credentialSubject, evidence = [] }: ReadOpenBadge,
  facts: CredentialFacts,
): Promise<boolean> {
  const { identifier, achievement, creditsEarned = null } = credentialSubject;
  const { student, activity, evidence: file, decision } = facts;
  return (
    identifier.some(
      ({ identityType, identityHash }) =>
        identityType === 'ext:rollNumber' &&
        normalizeId(identityHash) === normalizeId(student.rollNumber),
    ) &&
    Date.parse(awardedDate) === Date.parse(decision.at) &&
    creditsEarned === activity.credits &&
    evidence[0]?.id === (file ? hashAddress(file.sha256) : undefined) &&
    achievement.id === (await achievementId(activity, iss))
  );
}
