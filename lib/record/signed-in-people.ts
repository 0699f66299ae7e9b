import type { AtLogout } from './begun-logout';
import { listPeople, type DevicePerson } from './device-session';
import { storageName, type SessionFlag } from './session-flag';

/** The address of the module that ends sessions; the bundle replaces it. */
declare const END_SESSION: string;

interface EndSession {
  endSession: (flag: SessionFlag, choice: AtLogout) => Promise<void>;
}

/** A person could not be logged out. */
export class LogoutFailed extends Error {}

const byId = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;

/** Shows on a login page who is signed in on this device or in this tab, each with Log out; calls `onChange` after it. */
export async function showPeople(onChange: () => void): Promise<void> {
  const people = (await listPeople()).map(({ flag }) => flag);
  const section = byId('people');
  const [row] = section.querySelectorAll('li');
  section.hidden = people.length === 0;
  row?.parentElement?.replaceChildren(
    ...people.map((flag) => {
      const item = row.cloneNode(true) as HTMLElement;
      const [name, detail] = item.querySelectorAll('bdi');
      const button = item.querySelector('button');
      name!.textContent = flag.shown.name;
      detail!.textContent = flag.shown.details.at(-1) ?? '';
      button!.ariaLabel = `Log out ${flag.shown.name}`;
      button!.onclick = () => void logOutHere(flag, onChange);
      return item;
    }),
    ...(people.length === 0 ? [row] : []),
  );
}

async function logOutHere(flag: SessionFlag, onChange: () => void): Promise<void> {
  const { name } = flag.shown;
  const status = byId('people-status');
  if (isAdded(flag) && (await ask([flag], { mayStay: false })) !== 'log-out') return;
  status.textContent = `Logging out ${name}…`;
  try {
    await logOut([flag]);
    status.textContent = `${name} is logged out.`;
  } catch {
    status.textContent = `${name} could not be logged out. Reload the page, then try again.`;
  }
  await showPeople(onChange);
  onChange();
  byId('username').focus();
}

/** Whether something would be lost: what was added in a tab cannot be kept. */
const isAdded = (flag: SessionFlag) =>
  flag.mode === 'tab' &&
  Object.keys(sessionStorage).some((key) => key.startsWith(storageName(flag)));

const isTour = ({ mode, shown }: SessionFlag) => mode === 'tab' && shown.isSample;

async function logOut(people: readonly SessionFlag[]): Promise<void> {
  try {
    const { endSession } = (await import(END_SESSION)) as EndSession;
    for (const flag of people) await endSession(flag, 'keep');
  } catch {
    throw new LogoutFailed();
  }
}

/**
 * Asks, if other people are signed in, whether they are logged out first. Resolves to whether this person may be signed
 * in. Throws LogoutFailed.
 */
export async function settleOthers(
  { device }: SessionFlag,
  people: readonly DevicePerson[],
): Promise<boolean> {
  const others = people
    .map(({ flag }) => flag)
    // A sample person of whom nothing was added ends with the next session of the tab.
    .filter((flag) => flag.device !== device && (!isTour(flag) || isAdded(flag)));
  if (others.length === 0) return true;
  const answer = await ask(others, { mayStay: others.some(({ mode }) => mode === 'device') });
  if (answer === 'log-out') await logOut(others);
  return answer !== '';
}

/** The answer to the question of the login page: empty if it was closed. */
function ask(people: readonly SessionFlag[], { mayStay }: { mayStay: boolean }): Promise<string> {
  const dialog = byId<HTMLDialogElement>('ask');
  for (const name of dialog.querySelectorAll('bdi'))
    name.textContent = people.map(({ shown }) => shown.name).join(', ');
  byId('ask-tab').hidden = !people.some(isAdded);
  byId('ask-stay').hidden = !mayStay;
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue), { once: true });
  });
}
