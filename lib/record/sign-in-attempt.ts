import { asset } from '@/lib/site/routes';
import { codeLength, readCode, type CodeProblem } from './access-code';
import type { PeopleIndex } from './derivation';
import {
  beginSession,
  beginTour,
  findSignedIn,
  openWithCode,
  StorageDenied,
  type OpenedAccess,
} from './device-session';
import { FetchError, fetchPeopleIndex, longestFetch, OpenError } from './open';
import {
  idNames,
  normalizeId,
  otherKind,
  personKinds,
  type Person,
  type PersonKind,
} from './person';
import { storageName, type AtLogout, type SessionFlag, type SessionMode } from './session-flag';
import { prefetchPage } from './sign-in-page';
import { problemOf, type SignInProblemCode, type SignInResult } from './sign-in-result';
import { tourFlag } from './tour';

export { pageAfterSignIn } from './sign-in-page';
export { endAttempt } from './sign-in-result';

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

/** The errors of the two fields; a field without an error has an empty text. */
export interface FieldErrors {
  username: string;
  password: string;
}

/** Checks what was typed, without a request. */
export function checkFields(
  kind: PersonKind,
  username: string,
  password: string,
): { id: string; code: string } | FieldErrors {
  const id = normalizeId(username);
  const read = readCode(password);
  if (id && 'code' in read) return { id, code: read.code };
  return {
    username: id ? '' : `Enter your ${idNames[kind]}.`,
    password: 'problem' in read ? codeError(read.problem, password) : '',
  };
}

const codeErrors: Record<Exclude<CodeProblem, 'short' | 'long'>, string> = {
  empty: 'Enter the access code on your card.',
  character: 'A code has only digits and letters, and never U. Compare it with your card.',
  check: 'A character is wrong, or two have changed places. Compare the code with your card.',
};

function codeError(problem: CodeProblem, typed: string): string {
  return problem === 'short' || problem === 'long' ? lengthError(typed) : codeErrors[problem];
}

/** Names the group only if all six were typed apart. */
function lengthError(typed: string): string {
  const groups = typed
    .normalize('NFKC')
    .trim()
    .split(/[\s\p{Pd}]+/u);
  const wrong = groups.findIndex(({ length }) => length !== 4);
  const total = codeLength + 1;
  return groups.length === total / 4
    ? `Group ${wrong + 1} of the code has ${groups[wrong]?.length} instead of 4 characters.`
    : `The code has ${groups.join('').length} instead of ${total} characters.`;
}

/** A person and the access code that `readCode` accepted. */
export interface Credentials {
  person: Person;
  code: string;
}

/** The record of what was typed last, which is fetched before the form is submitted. */
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

/** The record that `openEarly` has opened; if that failed, it is fetched again. */
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

/** Starts the tour with these sample people, as the first of them; in a tour that has begun, only returns that one. */
export async function attemptTour(
  people: readonly [Credentials, ...Credentials[]],
): Promise<SignInResult> {
  const { kind } = people[0].person;
  const result = tourFlag(kind) ?? obstacle() ?? (await signInTour(people));
  return typeof result === 'string' ? problemOf(result, kind) : result;
}

async function signInTour(
  people: readonly Credentials[],
): Promise<SessionFlag | SignInProblemCode | null> {
  try {
    const read = await fetchIndex();
    const opened = await Promise.all(
      people.map(({ person, code }) => openWithCode(code, person, read)),
    );
    return (await logOutOthers(opened[0]!.flag, 'tab')) ? beginTour(opened) : null;
  } catch (error) {
    return failed(error);
  }
}

/** The problem of an error. The next attempt reads what the server publishes then. */
function failed(error: unknown): SignInProblemCode {
  const problem = codeOf(error);
  index = undefined;
  return problem;
}

/** Signs in the person whom the campus account names; `page` is the kind of the login page. */
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

/** Asks the campus's own gate who is asking: people/me.json answers with the person and the access code. */
async function readCampusIdentity(): Promise<Credentials | SignInProblemCode> {
  let answer: Response;
  try {
    // A gate that redirects to its own login page answers as if with 401.
    answer = await fetch(asset('/people/me.json'), {
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(longestFetch),
    });
  } catch {
    return 'unreachable';
  }
  const { ok, status, type } = answer;
  if (ok) return credentialsIn(await answer.json().catch(() => null));
  if (status === 401 || type === 'opaqueredirect') return 'unknown';
  if (status === 403) return 'refused';
  return status === 404 ? 'unlisted' : 'unreachable';
}

function credentialsIn(answer: unknown): Credentials | SignInProblemCode {
  const { kind, id, code } = (answer ?? {}) as Record<'kind' | 'id' | 'code', unknown>;
  const known = personKinds.find((one) => one === kind);
  const read = typeof code === 'string' ? readCode(code) : { problem: 'empty' };
  if (!known || typeof id !== 'string' || !normalizeId(id) || !('code' in read)) return 'malformed';
  return { person: { kind: known, id: normalizeId(id) }, code: read.code };
}

/** The reason why this page cannot open any record. Browsers with these two functions have everything else. */
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
    const opened = await open(code, person, read).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
      return open(code, otherKind(person), read);
    });
    return (await logOutOthers(opened.flag, mode)) ? await beginSession(opened, mode) : null;
  } catch (error) {
    return failed(error);
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

/** The address of the module that ends sessions; the bundle replaces it. */
declare const END_SESSION: string;

interface EndSession {
  endSession: (flag: SessionFlag, choice: AtLogout) => Promise<void>;
}

/** A person could not be logged out. */
class LogoutFailed extends Error {}

/**
 * Asks whether each person who is signed in is logged out, and does it; data of the device is encrypted and stays.
 * Resolves to false if the answer was no. Throws LogoutFailed.
 */
async function logOutOthers({ device }: SessionFlag, mode: SessionMode): Promise<boolean> {
  for (const other of await findSignedIn()) {
    const isSame = other.device === device;
    if (isSame && other.mode === mode) continue;
    // Nothing is lost when the next session of the tab replaces this one.
    if (other.mode === 'tab' && (isSame || other.shown.isSample) && !hasAdded(other)) continue;
    if (!(await askToLogOut(other))) return false;
    try {
      const { endSession } = (await import(END_SESSION)) as EndSession;
      await endSession(other, 'keep');
    } catch {
      throw new LogoutFailed();
    }
  }
  return true;
}

/** Returns true if the person added something in this tab, which ends with the session. */
const hasAdded = (flag: SessionFlag) =>
  flag.mode === 'tab' &&
  Object.keys(sessionStorage).some((key) => key.startsWith(storageName(flag)));

function askToLogOut(other: SessionFlag): Promise<boolean> {
  const dialog = document.getElementById('ask') as HTMLDialogElement;
  for (const name of dialog.querySelectorAll('bdi')) name.textContent = other.shown.name;
  document.getElementById('ask-kept')!.hidden = other.mode === 'tab';
  document.getElementById('ask-deleted')!.hidden = !hasAdded(other);
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) => {
    const end = () => resolve(dialog.returnValue === 'log-out');
    dialog.addEventListener('close', end, { once: true });
  });
}
