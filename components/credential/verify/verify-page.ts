import type * as ResultNodes from './result-nodes';

/** The address of the module that checks a credential; the bundle replaces it. */
declare const CHECK_CREDENTIAL: string;

/** No credential is larger, in bytes. */
const maxSize = 200_000;

const byId = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const form = byId<HTMLFormElement>('verify');
const credential = byId<HTMLTextAreaElement>('credential');
const file = byId<HTMLInputElement>('credential-file');
const result = byId('result');
const status = byId('verify-status');

let retry = '';

/** Loads the module that checks a credential. A browser may remember that an address failed: a retry uses another one. */
async function load(): Promise<typeof ResultNodes> {
  try {
    return (await import(`${CHECK_CREDENTIAL}${retry}`)) as typeof ResultNodes;
  } catch (error) {
    retry += '&retry';
    throw error;
  }
}

let checks = 0;
let progress = 0;

/** In milliseconds: a quick check says nothing before its result. */
const progressDelay = 1000;

async function check(content: string): Promise<void> {
  const number = ++checks;
  const { issuer = '', college = '', keys = '' } = form.dataset;
  show();
  progress = window.setTimeout(() => (status.textContent = 'Checking…'), progressDelay);
  try {
    const { resultOf } = await load();
    const { state, nodes } = await resultOf(content, { issuer, college, keys });
    if (number === checks) show(state, nodes);
  } catch {
    if (number === checks)
      fail('The keys of this site cannot be loaded. Check your connection, then try again.');
  }
}

/** Shows a result and moves the focus to its heading. */
function show(state = '', nodes: HTMLElement[] = []): void {
  clearTimeout(progress);
  status.textContent = '';
  result.hidden = nodes.length === 0;
  result.dataset['state'] = state;
  result.replaceChildren(...nodes);
  nodes[0]?.focus();
}

/** Shows why nothing was checked. It receives the focus, because Firefox drops a message after its file dialog. */
function fail(message: string): void {
  const text = document.createElement('p');
  text.textContent = message;
  text.tabIndex = -1;
  text.className = 'outline-none';
  show('', [text]);
}

async function checkFile(chosen: File | undefined): Promise<void> {
  if (!chosen) return;
  if (chosen.size > maxSize)
    return fail(`${chosen.name} is too large to be a credential. Choose another file.`);
  credential.value = await chosen.text();
  await check(credential.value);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void check(credential.value);
});
file.addEventListener('change', () => {
  void checkFile(file.files?.[0]);
  file.value = '';
});
form.addEventListener('dragover', (event) => event.preventDefault());
form.addEventListener('drop', (event) => {
  const dropped = event.dataTransfer?.files[0];
  if (!dropped) return;
  event.preventDefault();
  void checkFile(dropped);
});
form.addEventListener('focusin', () => void load().catch(() => {}), { once: true });
