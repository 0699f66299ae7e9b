import type { CredentialIssuer } from '@/components/credential/model/issuer';
import { signCredential, type CredentialFacts } from '@/components/credential/model/open-badge';
import type { Item, Payload } from '@/components/exchange/model/payload';
import type { Signature, SigningKey } from '@/components/exchange/model/signature';
import { changeInList } from '@/lib/store/overlay';
import type { Change, Records } from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';
import { decisionOf, stepName, type Step } from './activity-history';
import { decisionOn } from './decision';

type Submission = Records['submissions'];

/** Returns what a credential says about an approved submission; null if it is not approved as it is. */
function factsOf(submission: Submission): CredentialFacts | null {
  const { student, fields, evidence } = submission;
  const decision = decisionOn(submission);
  if (decision?.what !== 'approved') return null;
  const { at, by = '' } = decision;
  // The college's record has days only.
  const moment = at.length > 10 ? at : `${at}T00:00:00.000Z`;
  return { student, activity: fields, evidence, decision: { at: moment, by } };
}

/** Adds to a decision file a credential for every approved activity. */
export async function withCredentials(
  payload: Payload<'decisions'>,
  submissions: readonly Submission[],
  issuer: CredentialIssuer,
  key: SigningKey,
): Promise<Payload<'decisions'>> {
  const byActivity = new Map(submissions.map((one) => [one.activity, one]));
  const items = payload.items.map(async (item): Promise<Item<'decisions'>> => {
    const submission = byActivity.get(item.activity);
    const facts = submission?.revision === item.revision && factsOf(submission);
    if (!facts) return item;
    const decision = { at: item.at, by: item.by };
    return { ...item, credential: await signCredential({ ...facts, decision }, issuer, key) };
  });
  return { ...payload, items: await Promise.all(items) };
}

/** The credential of a signed decision. A file that is not signed proves nothing, so its credential is left out. */
export function credentialIn(
  { credential }: Item<'decisions'>,
  { key }: Signature,
): { credential?: string } {
  return credential && key ? { credential } : {};
}

/** Returns true if a file has the credential of the current decision, which is already recorded without one. */
export function hasNewCredential(
  item: Item<'decisions'>,
  steps: readonly Step[],
  signature: Signature,
): boolean {
  const current = decisionOf(steps);
  if (!current || stepName(current) !== stepName(item) || current.source?.credential) return false;
  if ((current.revision ?? item.revision) !== item.revision) return false;
  return credentialIn(item, signature).credential !== undefined;
}

/** Adds the source of a step, with its credential, to the same step that is recorded already. */
export function addCredential(activity: Pick<OwnActivity, 'id' | 'origin'>, step: Step): Change {
  return changeInList('activities', activity, ({ history = [] }) => ({
    history: history.map((one) =>
      stepName(one) === stepName(step) ? { ...one, source: step.source } : one,
    ),
  }));
}

/** A step as a request file has it: without its credential and its revision, which only this device needs. */
export function asSent(step: Step): Step {
  const sent = { ...step };
  delete sent.revision;
  if (!step.source) return sent;
  const { kind, keyId, earlier } = step.source;
  return { ...sent, source: { kind, keyId, ...(earlier && { earlier }) } };
}
