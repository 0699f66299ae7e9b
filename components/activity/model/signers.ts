import { isAbout, readCredential } from '@/components/credential/model/read-credential';
import { trustedKey } from '@/components/exchange/model/key-trust';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { toStated } from '@/lib/activity/activity';
import { isTextSigned } from '@/lib/crypto/es256';
import type { OwnActivity } from '@/lib/store/use-list';
import type { Step } from './activity-history';
import type { Signers } from './decision-source';
import type { ReviewStudent } from './review';

/**
 * Who signed the decisions on a student's activities. A stored step only names a key, which a changed backup can do as
 * well, so the credential that came with an approval is checked. Other decisions have none and are not called signed.
 */
export async function signersOf(
  activities: readonly OwnActivity[],
  student: ReviewStudent,
  keys: readonly FacultyKey[],
): Promise<Signers> {
  const signers = new Map<Step['source'], FacultyKey>();
  for (const activity of activities)
    for (const step of activity.history ?? []) {
      const key = await signerOf(step, activity, student, keys);
      if (key) signers.set(step.source, key);
    }
  return signers;
}

async function signerOf(
  { what, at, by = '', reason, source }: Step,
  activity: OwnActivity,
  student: ReviewStudent,
  keys: readonly FacultyKey[],
): Promise<FacultyKey | null> {
  const read = what === 'approved' && !reason ? readCredential(source?.credential ?? '') : null;
  if (!read?.isSupported) return null;
  const { badge, text, signature } = read;
  const key = trustedKey(keys, source?.keyId, badge.validFrom);
  if (!key || ![key.name, badge.credentialSubject.source?.name].includes(by)) return null;
  const facts = {
    ...{ student, activity: toStated(activity), evidence: activity.evidence ?? null },
    decision: { at, by },
  };
  const isSigned = await isTextSigned(text, signature, key.publicKey).catch(() => false);
  return isSigned && (await isAbout(badge, facts)) ? key : null;
}
