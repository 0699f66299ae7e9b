import { asset } from '@/lib/site/routes';
import { otherKind, type PersonKind } from './person';
import { readFlag, signInKey, type SessionFlag, type SessionMode } from './session-flag';
import { pageAfterSignIn, readSignInAddress } from './sign-in-address';
import type * as Attempt from './sign-in-attempt';
import type { Credentials } from './sign-in-campus';
import { checkFields, type FieldErrors } from './sign-in-check';
import type { SignInProblem } from './sign-in-problem';

/** The address of the module that opens a record; the bundle replaces it. */
declare const OPEN_RECORD: string;

type Result = SessionFlag | SignInProblem;

let { link, to } = takeAddress();

const byId = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const form = byId<HTMLFormElement>('sign-in');
const username = byId<HTMLInputElement>('username');
const password = byId<HTMLInputElement>('password');
const isShared = byId<HTMLInputElement>('shared-computer');
const showCode = byId('show-code');
const login = byId<HTMLAnchorElement>('login');
const otherPage = byId<HTMLAnchorElement>('other-page');
const status = byId('sign-in-status');
const message = byId('sign-in-message');
const kind = form.dataset['kind'] as PersonKind;

/** The access code does not stay in the address. */
function takeAddress() {
  const address = readSignInAddress(location);
  if (address.link) history.replaceState(null, '', location.pathname);
  return address;
}

let module: Promise<typeof Attempt> | undefined;
let retry = '';

/** Loads the module that opens a record. A browser may remember that an address failed: a retry uses another one. */
function load(): Promise<typeof Attempt> {
  const loading = module ?? (import(`${OPEN_RECORD}${retry}`) as Promise<typeof Attempt>);
  module = loading;
  return loading.catch((error: unknown) => {
    if (module === loading) [module, retry] = [undefined, `${retry}&retry`];
    throw error;
  });
}

function element<K extends 'a' | 'button' | 'bdi'>(name: K, text: string) {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}

function linkTo(href: string, text: string): HTMLAnchorElement {
  const created = element('a', text);
  created.href = href;
  return created;
}

function showMessage(kind: 'error' | 'note', ...content: (string | Node)[]): void {
  message.hidden = content.length === 0;
  message.dataset['kind'] = kind;
  message.replaceChildren(...content);
  message.scrollIntoView({ block: 'nearest' });
}

function showErrors(errors: FieldErrors): void {
  for (const field of [password, username]) {
    const text = errors[field.id as keyof FieldErrors];
    const shown = byId(`${field.id}-error`);
    shown.hidden = !text;
    shown.textContent = text;
    field.setAttribute('aria-invalid', String(text !== ''));
    if (text) field.focus();
  }
}

/** Keeps the fields for the next page of this tab, which deletes them at once. */
function handOver(): void {
  try {
    const fields = [username.value, password.value, isShared.checked, to];
    sessionStorage.setItem(signInKey, JSON.stringify(fields));
  } catch {
    // Storage is denied: the fields are empty there.
  }
}

function takeOver(): void {
  try {
    const stored = sessionStorage.getItem(signInKey);
    sessionStorage.removeItem(signInKey);
    if (stored) [username.value, password.value, isShared.checked, to] = JSON.parse(stored);
  } catch {
    // Storage is denied: nothing was handed over.
  }
}

function showProblem({ text, way }: SignInProblem): void {
  const ways = {
    reload: () => element('button', 'Reload the page'),
    https: () => linkTo(location.href.replace(/^http:/, 'https:'), 'Open this page with https'),
    'other-page': () => linkTo(otherPage.href, `Go to ${otherPage.textContent}`),
  };
  const control = way && ways[way]();
  if (way !== 'https') control?.addEventListener('click', handOver);
  if (way === 'reload') control?.addEventListener('click', () => location.reload());
  showMessage('error', text, ...(control ? [' ', control] : []));
}

let isBusy = false;

function setBusy(on: boolean): void {
  isBusy = on;
  form.setAttribute('aria-busy', String(on));
  status.textContent = on ? 'Signing in…' : '';
}

async function run(sign: (module: typeof Attempt, mode: SessionMode) => Promise<Result>) {
  if (isBusy) return;
  const mode = isShared.checked ? 'tab' : 'device';
  setBusy(true);
  showMessage('note');
  let result: Result;
  try {
    result = await sign(await load(), mode);
  } catch {
    result = { text: 'The site cannot be reached. Check your connection, then try again.' };
  }
  if (!('text' in result) && result.mode === mode) return leave(result);
  setBusy(false);
  if ('text' in result) showProblem(result);
  else showTabOnly(result);
}

function leave(flag: SessionFlag): void {
  // The page may stay in memory, for the Back button.
  window.addEventListener('pagehide', () => form.reset());
  location.assign(pageOf(flag));
}

function pageOf(flag: SessionFlag): string {
  return asset(pageAfterSignIn(flag.kind, to) as '/');
}

function showTabOnly(flag: SessionFlag): void {
  const go = linkTo(pageOf(flag), 'Continue');
  go.addEventListener('click', () => window.addEventListener('pagehide', () => form.reset()));
  showMessage(
    'note',
    'This browser does not store keys. You are signed in until you close this tab. ',
    go,
  );
  go.focus();
}

/** A password manager saves a field of the type password only. */
function setCodeShown(on: boolean): void {
  password.type = on ? 'text' : 'password';
  showCode.textContent = on ? 'Hide code' : 'Show code';
}

function submit(isLink = false): void {
  setCodeShown(false);
  const checked = checkFields(kind, username.value, password.value);
  if (!('id' in checked)) return showErrors(checked);
  showErrors({ username: '', password: '' });
  const { id, code } = checked;
  const credentials: Credentials = { person: { kind, id }, code };
  void run(async ({ attempt }, mode) => {
    const result = await attempt(credentials, mode);
    // All cards name the same page.
    const isOther = isLink && 'way' in result && result.way === 'other-page';
    return isOther
      ? attempt({ ...credentials, person: otherKind(credentials.person) }, mode)
      : result;
  });
}

/** On the sample site, empty fields open the sample. */
function opensSample(): boolean {
  return 'sample' in form.dataset && !username.value.trim() && !password.value.trim();
}

function fill(id: string, code: string): void {
  [username.value, password.value] = [id, code];
  showErrors({ username: '', password: '' });
  showMessage('note');
}

function showSignedIn(): SessionFlag | null {
  const flag = readFlag();
  byId('intro').hidden = flag !== null;
  const shown = byId('signed-in');
  shown.hidden = flag === null;
  if (flag)
    shown.replaceChildren(
      ...['You are signed in as ', element('bdi', flag.shown.name), '. '],
      linkTo(pageOf(flag), 'Continue'),
      ', or sign in as somebody else below.',
    );
  return flag;
}

/** A card's link signs in at once, but does not replace somebody who is signed in. */
function followLink(flag: SessionFlag | null): void {
  if (!link) return;
  fill(link.id, link.code);
  const checked = checkFields(kind, link.id, link.code);
  if (!flag || !('id' in checked) || checked.id === flag.id) return submit(true);
  showMessage('note', `Somebody else is signed in. To sign in with this card, press “${login.text}”.`);
}

function start(): void {
  takeOver();
  followLink(showSignedIn());
  form.addEventListener('submit', (event) => {
    if (opensSample()) return;
    event.preventDefault();
    submit();
  });
  login.addEventListener('click', (event) => {
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (button || altKey || ctrlKey || metaKey || shiftKey || opensSample()) return;
    event.preventDefault();
    form.requestSubmit();
  });
  form.addEventListener('focusin', () => void load().then(({ prepare }) => prepare()).catch(() => {}), {
    once: true,
  });
  showCode.addEventListener('click', () => setCodeShown(password.type === 'password'));
  byId('campus-account')?.addEventListener('click', () =>
    run(({ attemptWithCampus }, mode) => attemptWithCampus(kind, mode)),
  );
  for (const button of document.querySelectorAll<HTMLElement>('[data-code]'))
    button.addEventListener('click', () => {
      fill(button.dataset['id'] ?? '', button.dataset['code'] ?? '');
      login.focus();
    });
  window.addEventListener('hashchange', () => {
    const address = takeAddress();
    link = address.link;
    to = address.to ?? to;
    followLink(readFlag());
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    setBusy(false);
    showSignedIn();
  });
}

if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();
