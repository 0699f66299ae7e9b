import type { PersonKind } from './person';
import { readFlag, signInKey, type SessionFlag, type SessionMode } from './session-flag';
import { readSignInAddress, type SignInAddress } from './sign-in-address';
import type * as Attempt from './sign-in-attempt';
import { checkFields, type FieldErrors } from './sign-in-check';
import type { SignInProblem } from './sign-in-problem';

/** The address of the module that opens a record; the bundle replaces it. */
declare const OPEN_RECORD: string;

type Result = SessionFlag | SignInProblem;

let link: SignInAddress['link'] = null;
let to: SignInAddress['to'] = null;
takeAddress();

const byId = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const form = byId<HTMLFormElement>('sign-in');
const username = byId<HTMLInputElement>('username');
const password = byId<HTMLInputElement>('password');
const isShared = byId<HTMLInputElement>('shared-computer');
const showCode = byId('show-code');
const login = byId<HTMLAnchorElement>('login');
const intro = byId('intro');
const signedIn = byId('signed-in');
const status = byId('sign-in-status');
const message = byId('sign-in-message');
const kind = form.dataset['kind'] as PersonKind;

/** Reads the address. The access code does not stay in it. */
function takeAddress(): void {
  const address = readSignInAddress(location);
  link = address.link;
  to = address.to ?? to;
  if (link) history.replaceState(null, '', location.pathname);
}

let opener: Promise<typeof Attempt> | undefined;
let retry = '';

/** Loads the module that opens a record. A browser may remember that an address failed: a retry uses another one. */
function load(): Promise<typeof Attempt> {
  const loading = opener ?? (import(`${OPEN_RECORD}${retry}`) as Promise<typeof Attempt>);
  opener = loading;
  return loading.catch((error: unknown) => {
    if (opener === loading) [opener, retry] = [undefined, `${retry}&retry`];
    throw error;
  });
}

function showMessage(kind: 'error' | 'note', ...content: (string | Node)[]): void {
  message.hidden = content.length === 0;
  message.dataset['kind'] = kind;
  message.replaceChildren(...content);
  message.scrollIntoView({ block: 'nearest' });
}

function showErrors(errors: FieldErrors = { username: '', password: '' }): void {
  for (const field of [password, username]) {
    const text = errors[field.id as keyof FieldErrors];
    const shown = byId(`${field.id}-error`);
    shown.hidden = !text;
    shown.textContent = text;
    field.setAttribute('aria-invalid', String(text !== ''));
    if (text) field.focus();
  }
}

/** Fills in what the page before handed over, and deletes it. */
function takeOver(): void {
  try {
    const stored = sessionStorage.getItem(signInKey);
    sessionStorage.removeItem(signInKey);
    if (stored) [username.value, password.value, isShared.checked, to] = JSON.parse(stored);
  } catch {
    // Storage is denied: nothing was handed over.
  }
}

let isBusy = false;

function setBusy(on: boolean): void {
  isBusy = on;
  form.setAttribute('aria-busy', String(on));
  status.textContent = on ? 'Signing in…' : '';
}

async function run(sign: (opener: typeof Attempt, mode: SessionMode) => Promise<Result>) {
  if (isBusy) return;
  setBusy(true);
  showMessage('note');
  try {
    const mode = isShared.checked ? 'tab' : 'device';
    const loaded = await load();
    const result = await sign(loaded, mode);
    const isProblem = 'text' in result;
    const leave = () => isProblem || openPage(loaded, result);
    if (!isProblem && result.mode === mode) return leave();
    const fields = () => [username.value, password.value, isShared.checked, to];
    showMessage(isProblem ? 'error' : 'note', ...loaded.messageOf(result, { fields, leave }));
  } catch {
    showMessage('error', 'The site cannot be reached. Check your connection, then try again.');
  }
  setBusy(false);
}

function openPage({ pageAfterSignIn }: typeof Attempt, flag: SessionFlag): void {
  // The page may stay in memory, for the Back button.
  addEventListener('pagehide', () => {
    form.reset();
    setBusy(false);
  });
  location.assign(pageAfterSignIn(flag.kind, to));
}

/** A password manager saves a field of the type password only. */
function setCodeShown(on: boolean): void {
  password.type = on ? 'text' : 'password';
  showCode.textContent = on ? 'Hide code' : 'Show code';
}

function submit(): void {
  setCodeShown(false);
  showMessage('note');
  const checked = checkFields(kind, username.value, password.value);
  if (!('id' in checked)) return showErrors(checked);
  showErrors();
  const { id, code } = checked;
  void run(({ attempt }, mode) => attempt({ person: { kind, id }, code }, mode));
}

/** On the sample site, empty fields open the sample. */
function opensSample(): boolean {
  return 'sample' in form.dataset && !username.value.trim() && !password.value.trim();
}

function fill(id: string, code: string): void {
  [username.value, password.value] = [id, code];
  showErrors();
  showMessage('note');
}

function showSignedIn(): SessionFlag | null {
  const flag = readFlag();
  intro.hidden = flag !== null;
  signedIn.hidden = flag === null;
  if (flag) {
    const [name, page] = signedIn.children as unknown as [HTMLElement, HTMLAnchorElement];
    name.textContent = flag.shown.name;
    page.href = (flag.kind === kind ? form.action : page.dataset['other']) ?? '';
    page.onclick = (event) => {
      if (to === null) return;
      event.preventDefault();
      void load().then((loaded) => openPage(loaded, flag));
    };
  }
  return flag;
}

/** A card's link signs in at once, but does not replace somebody who is signed in. */
function followLink(flag: SessionFlag | null): void {
  if (!link) return;
  fill(link.id, link.code);
  const checked = checkFields(kind, link.id, link.code);
  if (!flag || !('id' in checked) || checked.id === flag.id) return submit();
  showMessage('note', 'Somebody else is signed in. To sign in with this card, log in below.');
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
    if (event.ctrlKey || event.metaKey || event.shiftKey || opensSample()) return;
    event.preventDefault();
    // Older browsers, which are told so, have no requestSubmit.
    form.querySelector<HTMLElement>('[type=submit]')?.click();
  });
  form.addEventListener(
    'focusin',
    () =>
      void load()
        .then(async ({ prepare, prefetchPage }) => {
          await prepare();
          await prefetchPage(kind, to);
        })
        .catch(() => {}),
    { once: true },
  );
  showCode.addEventListener('click', () => setCodeShown(password.type === 'password'));
  byId('campus-account')?.addEventListener('click', () =>
    run(({ attemptWithCampus }, mode) => attemptWithCampus(kind, mode)),
  );
  for (const button of document.querySelectorAll<HTMLElement>('[data-code]'))
    button.addEventListener('click', () => {
      fill(button.dataset['id'] ?? '', button.dataset['code'] ?? '');
      login.focus();
    });
  addEventListener('hashchange', () => {
    takeAddress();
    followLink(readFlag());
  });
  addEventListener('pageshow', showSignedIn);
}

if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();
