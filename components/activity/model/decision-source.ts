import { isAbout, readCredential } from '@/components/credential/model/read-credential';
import { trustedKey } from '@/lib/crypto/key-trust';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { toStated } from '@/lib/activity/activity';
import { isTextSigned } from '@/lib/crypto/es256';
import type { OwnActivity } from '@/lib/store/use-list';
import { decisionOf, recordedSource, type Step } from './activity-history';
import type { ReviewStudent } from './review';

/** The key of each decision whose signature was checked, by the source of its step. */
export type Signers = ReadonlyMap<Step['source'], FacultyKey>;

/**
 * Returns where a decision imported from a file came from. Null for one made on this device, and for one in the college's record
 * that is not marked as unsigned.
 */
export function sourceText({ source }: Pick<Step, 'source'>, signers: Signers): string | null {
  if (!source) return null;
  if (source.keyId === null) return 'recorded from a file that no published key signed';
  const key = signers.get(source);
  return key ? `signed by ${key.name}` : 'recorded from a file';
}

/** Returns where an activity is recorded and, if its current decision was imported from a file, where that came from. */
export function withSource(
  recorded: string,
  { history = [], decision }: Pick<OwnActivity, 'history' | 'decision'>,
  signers: Signers = new Map(),
): string {
  const step = decision && history.length === 0 ? recordedSource(decision) : decisionOf(history);
  const text = step && sourceText(step, signers);
  if (!text) return recorded;
  return recorded ? `${recorded}; decision ${text}` : `Decision ${text}`;
}

/**
 * Returns who signed the decisions on a student's activities. A stored step only names a key, which a changed backup can do as
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

const texts = {
  /** Next to an activity that others read: only what differs from the college's record is named. */
  sentence: {
    device: 'Recorded on this device, not by the college',
    changed: "In the college's record, changed on this device",
    college: '',
  },
  /** In a table column. */
  cell: {
    device: 'On this device',
    changed: "The college's record, changed on this device",
    college: "The college's record",
  },
} as const;

/** Describes where an activity is recorded. */
export function whereRecorded(
  { origin, changed }: Pick<OwnActivity, 'origin' | 'changed'>,
  form: keyof typeof texts,
): string {
  return texts[form][origin === 'device' ? 'device' : changed ? 'changed' : 'college'];
}
