import { shownRelease } from '@/lib/site/release';
import { say } from '@/lib/toast/message';

/** Keeps what is being typed before the page is loaded again; tells whether it is kept now. */
type Keep = () => Promise<boolean>;

const keepers = new Set<Keep>();

/** Has something kept before the page is loaded again by itself; gives the way to stop that. */
export function beforeReload(keep: Keep): () => void {
  keepers.add(keep);
  return () => void keepers.delete(keep);
}

/** What is fetched, and for whom. */
export interface Asked {
  /** The name by which "?open=name" asks for it again after a reload. */
  name?: string;
  /** Asked for by the page itself as it begins: there is nothing to keep yet. */
  early?: boolean;
}

/**
 * Fetches code that is needed now. Where it is missing, a new release may have taken the place of the one that this page
 * is of: the page is then loaded again, once, with its drafts. Gives null where the code is not there; the message is out, or
 * the page is on its way.
 */
export async function fetchCode<T>(load: () => Promise<T>, asked: Asked = {}): Promise<T | null> {
  const pressed = labelPressed();
  const loading = load();
  if (!asked.early) arriving.add(loading);
  try {
    const code = await loading;
    store((kept) => kept.removeItem(markOf({ ...asked, pressed })));
    return code;
  } catch {
    void recover({ ...asked, pressed });
    return null;
  } finally {
    arriving.delete(loading);
  }
}

const arriving = new Set<Promise<unknown>>();

/** Resolves once all code that controls have asked for is there, or has failed. */
export async function codeArrived(): Promise<void> {
  await Promise.allSettled(arriving);
}

/** For a page that could not be shown: where its own code is missing, the page is loaded again, once. */
export function recoverPage(error: Error): void {
  if (error.name !== 'ChunkLoadError') return;
  void fetchCode(() => Promise.reject(error), { name: 'page', early: true });
}

type Failed = Asked & { pressed: string };

async function recover(failed: Failed): Promise<void> {
  const mark = markOf(failed);
  const again = { label: 'Try again', run: () => void tryAgain(failed) };
  if (!(await isServed())) return tell('The site cannot be reached now.', again);
  const isFirst = store((kept) => kept.getItem(mark) === null) ?? true;
  if (!isFirst) return tell('It is missing on the site, also after this page was reloaded.', again);
  const isKept = failed.early || (await keepAll());
  // Where nothing can be noted, a second reload could not be told from the first.
  if (isKept && store((kept) => (kept.setItem(mark, '1'), true))) return reload(failed);
  tell('Reload this page for it; what this device could not keep is lost by that.', {
    label: 'Reload',
    run: () => reload(failed),
  });
}

/** A person may always load the page again; a page that would not come back stays. */
async function tryAgain(failed: Failed): Promise<void> {
  const again = { label: 'Try again', run: () => void tryAgain(failed) };
  if (!(await isServed())) return tell('The site cannot be reached now.', again);
  await keepAll();
  reload(failed);
}

function tell(reason: string, action: { label: string; run: () => void }): void {
  say(`This part could not be loaded. ${reason}`, { urgent: true, action });
}

async function isServed(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const request = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) } as const;
  return fetch(window.location.pathname, request).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Keeps what is being typed; tells whether all of it is kept. */
export async function keepAll(): Promise<boolean> {
  const kept = await Promise.all([...keepers].map((keep) => keep()));
  return kept.every(Boolean);
}

/** The control that has the focus, which is the one that was pressed, by its words. */
function labelPressed(): string {
  if (typeof document === 'undefined') return '';
  const button = document.activeElement?.closest('button, a');
  return (button?.ariaLabel ?? button?.textContent ?? '').trim();
}

const markOf = ({ name, pressed }: Failed) =>
  `edify:reloaded ${window.location.pathname} ${name ?? pressed}`;

const afterReload = 'edify:after-reload';

function reload({ name, pressed, early }: Failed): void {
  const address = new URL(window.location.href);
  if (name && !early) address.searchParams.set('open', name);
  window.history.replaceState(null, '', address);
  const next = name ? '' : pressed || 'it';
  if (!early)
    store((kept) => kept.setItem(afterReload, JSON.stringify({ next, release: shownRelease() })));
  window.location.reload();
}

/**
 * After a reload because code was missing: says so, whether a new release was the reason, and what to press where the page
 * does not open it by itself.
 */
export function tellOfReload(): void {
  const left = store((kept) => {
    const noted = kept.getItem(afterReload);
    kept.removeItem(afterReload);
    return noted === null ? null : (JSON.parse(noted) as { next: string; release: string });
  });
  if (!left) return;
  const { next, release } = left;
  const reason =
    release === shownRelease()
      ? 'This page was reloaded because a part of it could not be loaded.'
      : 'A new version of this site is here: the page was reloaded.';
  const press = next && (next === 'it' ? ' Please do it again.' : ` Press “${next}” again.`);
  say(`${reason} Drafts are kept.${press}`);
}

/** What the tab notes for itself; null where the browser denies it. */
function store<T>(act: (kept: Storage) => T): T | null {
  try {
    return act(window.sessionStorage);
  } catch {
    return null;
  }
}
