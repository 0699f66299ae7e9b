import { readSignInAddress, type SignInAddress } from '@/lib/site/sign-in-address';
import type { PersonKind } from './person';
import { readFlag, signInKey, type SessionFlag, type SessionMode } from './session-flag';
import type * as Attempt from './sign-in-attempt';
import type { SignInResult } from './sign-in-result';

/** The address of the module that opens a record; the bundle replaces it. */
declare const OPEN_RECORD: string;

let link: SignInAddress['link'] = null;
let to: SignInAddress['to'] = null;
let isTour = false;
takeAddress();

const byId = <T extends HTMLElement | null = HTMLElement>(id: string) =>
  document.getElementById(id) as T;
const form = byId<HTMLFormElement>('sign-in');
const username = byId<HTMLInputElement>('username');
const password = byId<HTMLInputElement>('password');
const isShared = byId<HTMLInputElement>('shared-computer');
const showCode = byId('show-code');
const login = byId('login');
const fold = byId<HTMLDetailsElement | null>('tour');
const signedIn = byId('signed-in');
const status = byId('sign-in-status');
const message = byId('sign-in-message');
const kind = form.dataset['kind'] as PersonKind;

/** Reads the address. The access code does not stay in it. */
function takeAddress(): void {
  const address = readSignInAddress(location);
  link = address.link;
  to = address.to ?? to;
  isTour = !!address.isTour;
  // Back leads to a page that does not sign in again.
  if (link || isTour) history.replaceState(null, '', location.pathname);
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

/** Loads early; what fails here is tried again when the form is submitted. */
function whenLoaded(run: (loaded: typeof Attempt) => unknown): void {
  load()
    .then(run)
    .catch(() => {});
}

function showMessage(kind: 'error' | 'note', ...content: (string | Node)[]): void {
  message.hidden = content.length === 0;
  message.dataset['kind'] = kind;
  message.replaceChildren(...content);
  message.scrollIntoView({ block: 'nearest' });
}

function showErrors(errors: Attempt.FieldErrors = { username: '', password: '' }): void {
  for (const field of [password, username]) {
    const text = errors[field.id as keyof Attempt.FieldErrors];
    const shown = byId(`${field.id}-error`);
    shown.hidden = !text;
    shown.textContent = text;
    field.setAttribute('aria-invalid', String(text !== ''));
    // A screen reader reads the description of a focused field when it changes, and again with the field.
    if (text) setTimeout(() => field.focus(), 100);
  }
}

/** Fills in the values that the page stored before it was reloaded, and deletes them. */
function takeOver(): void {
  try {
    const stored = sessionStorage.getItem(signInKey);
    sessionStorage.removeItem(signInKey);
    if (stored) [username.value, password.value, isShared.checked, to] = JSON.parse(stored);
  } catch {
    // Storage is denied: nothing was stored.
  }
}

let isBusy = false;

function setBusy(on: boolean): void {
  isBusy = on;
  form.setAttribute('aria-busy', String(on));
  status.textContent = on ? 'Signing in…' : '';
}

async function run(
  sign: (opener: typeof Attempt, mode: SessionMode) => Promise<SignInResult>,
  mode: SessionMode = isShared.checked ? 'tab' : 'device',
) {
  if (isBusy) return;
  setBusy(true);
  showMessage('note');
  try {
    const loaded = await load();
    const result = await sign(loaded, mode);
    const fields = () => [username.value, password.value, isShared.checked, to];
    const leave = (flag: SessionFlag) => openPage(loaded, flag);
    if (!loaded.endAttempt(result, mode, { fields, leave, show: showMessage })) return;
  } catch {
    showMessage('error', 'The site cannot be reached. Check your connection, then try again.');
  }
  setBusy(false);
  showPage();
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

/** The credentials in the fields, or null after showing their errors. */
function readFields({ checkFields }: typeof Attempt) {
  const checked = checkFields(kind, username.value, password.value);
  if ('id' in checked) {
    showErrors();
    return { person: { kind, id: checked.id }, code: checked.code };
  }
  showErrors(checked);
  return null;
}

function submit(): void {
  setCodeShown(false);
  void run(async (loaded, mode) => {
    const credentials = readFields(loaded);
    return credentials && loaded.attempt(credentials, mode);
  });
}

/** Returns true if the form opens the sample: the fields are empty on the sample site. */
function opensSample(): boolean {
  return 'sample' in form.dataset && !username.value.trim() && !password.value.trim();
}

function fill(id: string, code: string): void {
  [username.value, password.value] = [id, code];
  showErrors();
  showMessage('note');
  openEarly();
}

/** Fetches the record before the form is submitted. */
function openEarly(): void {
  whenLoaded((loaded) => loaded.openEarly(kind, username.value, password.value));
}

/** Starts the tour as this sample person, or goes on as this one; it ends with the tab. */
function lookAround(chosen: HTMLElement): void {
  const others = document.querySelectorAll<HTMLElement>('[data-tour]');
  const people = [chosen, ...[...others].filter((one) => one !== chosen)].map(({ dataset }) => ({
    person: { kind: dataset['tour'] as PersonKind, id: dataset['id']! },
    code: dataset['code']!,
  }));
  void run(({ attemptTour }) => attemptTour(people as [Attempt.Credentials]), 'tab');
}

/** A link to the tour needs no further press. */
function followTour(): void {
  const button = document.querySelector<HTMLElement>(`[data-tour=${kind}]`);
  if (isTour && button) lookAround(button);
}

function showSignedIn(): void {
  const flag = readFlag();
  const isInTour = !!flag?.isTour;
  signedIn.hidden = !flag || isInTour;
  if (fold) {
    fold.hidden = !!flag && !isInTour;
    fold.open ||= isTour || isInTour || location.hash === '#tour';
  }
  if (flag) {
    const page = signedIn.firstElementChild as HTMLAnchorElement;
    page.firstElementChild!.textContent = flag.shown.name;
    page.href = (flag.kind === kind ? form.action : page.dataset['other']) ?? '';
    page.onclick = (event) => {
      if (to === null) return;
      event.preventDefault();
      void load().then((loaded) => openPage(loaded, flag));
    };
  }
}

/** A card's link fills in the fields, and waits, because on a shared computer the box has to be ticked first. */
function followLink(): void {
  if (!link) return;
  fill(link.id, link.code);
  const advice = link.isSent
    ? 'This link has sent your code to the server. Ask for a new card.'
    : 'Tick the box on a shared computer.';
  showMessage('note', `Filled in from your card. ${advice}`);
  login.focus();
  whenLoaded(readFields);
}

/** On a shared computer the browser does not offer to keep what is typed. */
function setAutocomplete(): void {
  const fills = isShared.checked
    ? (['off', 'off'] as const)
    : (['username', 'current-password'] as const);
  [username.autocomplete, password.autocomplete] = fills;
}

function start(): void {
  takeOver();
  showPage();
  isShared.addEventListener('change', setAutocomplete);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (opensSample()) location.assign(form.action);
    else submit();
  });
  form.addEventListener('focusin', () => whenLoaded(({ prepare }) => prepare(kind, to)), {
    once: true,
  });
  password.addEventListener('input', openEarly);
  showCode.addEventListener('click', () => {
    setCodeShown(password.type === 'password');
    status.textContent = password.type === 'text' ? 'The code is shown.' : 'The code is hidden.';
  });
  byId('campus-account')?.addEventListener('click', () =>
    run((loaded, mode) => loaded.attemptWithCampus(kind, mode)),
  );
  for (const button of document.querySelectorAll<HTMLElement>('[data-code]'))
    button.addEventListener('click', () => {
      if (button.dataset['tour']) return lookAround(button);
      fill(button.dataset['id'] ?? '', button.dataset['code'] ?? '');
      login.focus();
    });
  addEventListener('hashchange', () => {
    takeAddress();
    followLink();
    followTour();
  });
  // By now the browser may have restored the box.
  addEventListener('pageshow', showPage);
  followLink();
  followTour();
}

function showPage(): void {
  showSignedIn();
  setAutocomplete();
}

if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();
