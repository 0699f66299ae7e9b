import type { PeopleIndex } from './derivation';
import { OpenError } from './open';
import { FetchError, fetchPeopleIndex } from './people';
import { otherKind, type Person, type PersonKind } from './person';
import {
  beginSession,
  listPeople,
  openWithCode,
  StorageDenied,
  type OpenedAccess,
} from './device-session';
import type { SessionFlag, SessionMode } from './session-flag';
import { readCampusIdentity, type Credentials } from './sign-in-campus';
import { checkFields } from './sign-in-check';
import type { SignInResult } from './sign-in-outcome';
import { prefetchPage } from './sign-in-page';
import { problemOf, type SignInProblemCode } from './sign-in-problem';
import { LogoutFailed, settleOthers } from './signed-in-people';

export { checkFields };
export { endAttempt } from './sign-in-outcome';
export { pageAfterSignIn } from './sign-in-page';
export { showPeople } from './signed-in-people';

let index: Promise<PeopleIndex> | undefined;

/** Fetches what a sign-in and the page after it need, while the person types. */
export async function prepare(kind: PersonKind, asked: string | null): Promise<void> {
  await Promise.all([fetchIndex(), prefetchPage(kind, asked)]);
}

function fetchIndex(): Promise<PeopleIndex> {
  index ??= fetchPeopleIndex().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

/** The record of what was typed last, on its way before the form is submitted. */
let early: { of: string; opened: Promise<OpenedAccess> } | undefined;

const accessOf = ({ kind, id }: Person, code: string) => `${kind} ${id} ${code}`;

/** Fetches and opens the record of what is typed, if that is complete; stores nothing. */
export async function openEarly(...typed: Parameters<typeof checkFields>): Promise<void> {
  const checked = checkFields(...typed);
  if (!('id' in checked) || obstacle()) return;
  const { id, code } = checked;
  const person = { kind: typed[0], id };
  const of = accessOf(person, code);
  if (early?.of === of) return;
  const opened = fetchIndex().then((index) => openWithCode(code, person, index));
  early = { of, opened };
  await opened;
}

/** The record that `openEarly` has opened; if that failed, it is asked for again. */
async function open(code: string, person: Person, index: PeopleIndex): Promise<OpenedAccess> {
  const opening = early?.of === accessOf(person, code) ? early.opened : null;
  early = undefined;
  return (await opening?.catch(() => null)) ?? openWithCode(code, person, index);
}

/** Signs a person in with a code that `readCode` accepted; of the two kinds, the one of the login page is tried first. */
export async function attempt(credentials: Credentials, mode: SessionMode): Promise<SignInResult> {
  const result = obstacle() ?? (await signInEither(credentials, mode));
  return typeof result === 'string' ? problemOf(result, credentials.person.kind) : result;
}

/** Signs in the person whom the campus account names; `page` is whose login page this is. */
export async function attemptWithCampus(
  page: PersonKind,
  mode: SessionMode,
): Promise<SignInResult> {
  const found = obstacle() ?? (await readCampusIdentity());
  const result = typeof found === 'string' ? found : await signInEither(found, mode);
  if (typeof result !== 'string') return result;
  // Nobody typed anything that could be compared with a card.
  return problemOf(result === 'missing' ? 'unlisted' : result, page);
}

/** Why this page cannot open any record. Browsers with these two functions have everything else. */
function obstacle(): SignInProblemCode | null {
  if (!globalThis.isSecureContext) return 'insecure';
  const canOpen = typeof DecompressionStream === 'function' && 'timeout' in AbortSignal;
  return canOpen ? null : 'browser';
}

async function signInEither(
  { person, code }: Credentials,
  mode: SessionMode,
): Promise<SessionFlag | SignInProblemCode | null> {
  try {
    const read = await fetchIndex();
    // The device answers while the record is on its way.
    const listing = listPeople();
    const opened = await open(code, person, read).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
      return open(code, otherKind(person), read);
    });
    if (!(await settleOthers(opened.flag, await listing))) return null;
    return await beginSession(opened, mode);
  } catch (error) {
    const problem = codeOf(error);
    // The next attempt reads what the server publishes then.
    index = undefined;
    return problem;
  }
}

function codeOf(error: unknown): SignInProblemCode {
  if (error instanceof StorageDenied) return 'storage';
  if (error instanceof LogoutFailed) return 'others';
  // Without the index, no record was asked for.
  if (isMissing(error) && !index) return 'unpublished';
  return error instanceof OpenError || error instanceof FetchError ? error.problem : 'damaged';
}

function isMissing(error: unknown): boolean {
  return error instanceof FetchError && error.problem === 'missing';
}
