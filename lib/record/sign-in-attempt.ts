import { deriveAccess } from './derive';
import type { PeopleIndex } from './derivation';
import { OpenError } from './open';
import { FetchError, fetchPeopleIndex, fetchSealed } from './people';
import { otherKind, type Person, type PersonKind } from './person';
import { signIn, StorageDenied } from './session';
import type { SessionFlag, SessionMode } from './session-flag';
import { readCampusIdentity, type Credentials } from './sign-in-campus';
import { problemOf, type SignInFault, type SignInProblem } from './sign-in-problem';

export { messageOf } from './sign-in-outcome';
export { pageAfterSignIn } from './sign-in-page';
export { prefetchPage } from './sign-in-prefetch';

let index: Promise<PeopleIndex> | undefined;

/** Starts to fetch what every sign-in needs. */
export function prepare(): Promise<PeopleIndex> {
  index ??= fetchPeopleIndex().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

/** Signs a person in with a code that `readCode` accepted. */
export async function attempt(
  credentials: Credentials,
  mode: SessionMode,
): Promise<SessionFlag | SignInProblem> {
  const { person, code } = credentials;
  if (!globalThis.isSecureContext) return problemOf('insecure', person.kind);
  try {
    return await signIn(code, person, mode, await prepare());
  } catch (error) {
    const fault = await faultOf(error, credentials);
    // The next attempt reads what the server publishes then.
    index = undefined;
    return problemOf(fault, person.kind);
  }
}

/** Signs in a student or a teacher; the kind is tried first. */
export async function attemptEither(
  { person, code }: Credentials,
  mode: SessionMode,
): Promise<SessionFlag | SignInProblem> {
  const result = await attempt({ person, code }, mode);
  if (!('way' in result) || result.way !== 'other-page') return result;
  return attempt({ person: otherKind(person), code }, mode);
}

/** Signs in the person whom the campus account names; `page` is whose login page this is. */
export async function attemptWithCampus(
  page: PersonKind,
  mode: SessionMode,
): Promise<SessionFlag | SignInProblem> {
  if (!globalThis.isSecureContext) return problemOf('insecure', page);
  const found = await readCampusIdentity();
  return typeof found === 'string' ? problemOf(found, page) : attempt(found, mode);
}

async function faultOf(error: unknown, { person, code }: Credentials): Promise<SignInFault> {
  if (error instanceof StorageDenied) return 'storage';
  if (error instanceof OpenError) return error.fault;
  if (!(error instanceof FetchError)) return 'browser';
  if (error.fault !== 'missing') return error.fault;
  // Without the index, no record was asked for.
  if (!index) return 'unpublished';
  return (await isPublished(code, otherKind(person))) ? 'kind' : 'missing';
}

/** Whether a record of this person opens with the code. */
async function isPublished(code: string, person: Person): Promise<boolean> {
  try {
    const { college, buckets } = await prepare();
    const { name } = await deriveAccess(code, college, person);
    await fetchSealed(name, buckets);
    return true;
  } catch {
    return false;
  }
}
