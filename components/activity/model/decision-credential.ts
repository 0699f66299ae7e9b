import type { CredentialIssuer } from '@/components/credential/model/issuer';
import type { CredentialFacts } from '@/components/credential/model/open-badge';
import { signCredential } from '@/components/credential/model/sign-credential';
import type { Item, Payload } from '@/components/exchange/model/payload';
import type { Signature, SigningKey } from '@/components/exchange/model/signature';
import { changeInList } from '@/lib/store/overlay';
import type { Change, Records } from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';
import { decisionOf, stepName, stepsOf, type Step } from './activity-history';
import { outcomeOf, type ReviewRow } from './review';
import { submittedFields } from './submitted-fields';

type Submission = Pick<Records['submissions'], 'student' | 'fields' | 'evidence' | 'history'>;

/** What a credential says about an approved submission; null if it is not approved. */
function factsOf({ student, fields, evidence, history }: Submission): CredentialFacts | null {
  const decision = decisionOf(stepsOf({ history }));
  if (decision?.what !== 'approved') return null;
  const { at, by = '' } = decision;
  // The college's record has days only.
  const moment = at.length > 10 ? at : `${at}T00:00:00.000Z`;
  return { student, activity: fields, evidence, decision: { at: moment, by } };
}

/** What a credential says about a row; null if nothing was submitted or it is not approved. */
export function rowFacts(row: ReviewRow): CredentialFacts | null {
  const { student: name, rollNumber, submitted, steps } = row;
  if (!submitted || outcomeOf(row) !== 'approved') return null;
  const { category, dateAdded } = submitted;
  if (category === undefined || dateAdded === undefined) return null;
  return factsOf({
    student: { name, rollNumber },
    fields: submittedFields({ ...submitted, category, dateAdded }),
    evidence: submitted.evidence ?? null,
    history: [...steps],
  });
}

/** Adds to a decision file a credential for every approved activity. */
export async function withCredentials(
  payload: Payload<'decisions'>,
  submissions: readonly Records['submissions'][],
  issuer: CredentialIssuer,
  key: SigningKey,
): Promise<Payload<'decisions'>> {
  const byActivity = new Map(submissions.map((one) => [one.activity, one]));
  const items = payload.items.map(async (item): Promise<Item<'decisions'>> => {
    const submission = byActivity.get(item.activity);
    const facts = submission && factsOf(submission);
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

/** Whether a file has the credential of the current decision, which is already recorded without one. */
export function hasNewCredential(
  item: Item<'decisions'>,
  steps: readonly Step[],
  signature: Signature,
): boolean {
  const current = decisionOf(steps);
  if (!current || stepName(current) !== stepName(item) || current.source?.credential) return false;
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

/** A step without its credential, which only the student needs. */
export function withoutCredential({ source, ...step }: Step): Step {
  if (!source) return step;
  const { kind, keyId, earlier } = source;
  return { ...step, source: { kind, keyId, ...(earlier && { earlier }) } };
}
