import { shownRelease } from '@/lib/site/release';
import { showToast } from '@/lib/toast/toast';

/** Keeps what is being typed before the page is loaded again; tells whether it is kept now. */
type Flush = () => Promise<boolean>;

const flushers = new Set<Flush>();

/** Has something kept before the page is loaded again by itself; gives the way to stop that. */
export function onBeforeReload(flush: Flush): () => void {
  flushers.add(flush);
  return () => void flushers.delete(flush);
}

/** What is fetched, and for whom. */
export interface ImportOptions {
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
export async function importWithRetry<T>(
  load: () => Promise<T>,
  asked: ImportOptions = {},
): Promise<T | null> {
  const pressed = pressedLabel();
  const loading = load();
  if (!asked.early) pendingImports.add(loading);
  try {
    const code = await loading;
    withSessionStorage((storage) => storage.removeItem(reloadKeyOf({ ...asked, pressed })));
    return code;
  } catch {
    void recover({ ...asked, pressed });
    return null;
  } finally {
    pendingImports.delete(loading);
  }
}

const pendingImports = new Set<Promise<unknown>>();

/** Resolves once all code that controls have asked for is there, or has failed. */
export async function waitForImports(): Promise<void> {
  await Promise.allSettled(pendingImports);
}

/** For a page that could not be shown: where its own code is missing, the page is loaded again, once. */
export function recoverPage(error: Error): void {
  if (error.name !== 'ChunkLoadError') return;
  void importWithRetry(() => Promise.reject(error), { name: 'page', early: true });
}

type FailedImport = ImportOptions & { pressed: string };

async function recover(failed: FailedImport): Promise<void> {
  const key = reloadKeyOf(failed);
  const again = { label: 'Try again', run: () => void tryAgain(failed) };
  if (!(await isSiteReachable())) return reportFailure('The site cannot be reached now.', again);
  const isFirst = withSessionStorage((storage) => storage.getItem(key) === null) ?? true;
  if (!isFirst)
    return reportFailure('It is missing on the site, also after this page was reloaded.', again);
  const isFlushed = failed.early || (await flushDrafts());
  // Where nothing can be noted, a second reload could not be told from the first.
  if (isFlushed && withSessionStorage((storage) => (storage.setItem(key, '1'), true)))
    return reload(failed);
  reportFailure('Reload this page for it; what this device could not keep is lost by that.', {
    label: 'Reload',
    run: () => reload(failed),
  });
}

/** A person may always load the page again; a page that would not come back stays. */
async function tryAgain(failed: FailedImport): Promise<void> {
  const again = { label: 'Try again', run: () => void tryAgain(failed) };
  if (!(await isSiteReachable())) return reportFailure('The site cannot be reached now.', again);
  await flushDrafts();
  reload(failed);
}

function reportFailure(reason: string, action: { label: string; run: () => void }): void {
  showToast(`This part could not be loaded. ${reason}`, { urgent: true, action });
}

async function isSiteReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const request = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) } as const;
  return fetch(window.location.pathname, request).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Keeps what is being typed; tells whether all of it is kept. */
export async function flushDrafts(): Promise<boolean> {
  const results = await Promise.all([...flushers].map((flush) => flush()));
  return results.every(Boolean);
}

/** The control that has the focus, which is the one that was pressed, by its words. */
function pressedLabel(): string {
  if (typeof document === 'undefined') return '';
  const button = document.activeElement?.closest('button, a');
  return (button?.ariaLabel ?? button?.textContent ?? '').trim();
}

const reloadKeyOf = ({ name, pressed }: FailedImport) =>
  `edify:reloaded ${window.location.pathname} ${name ?? pressed}`;

const afterReloadKey = 'edify:after-reload';

function reload({ name, pressed, early }: FailedImport): void {
  const address = new URL(window.location.href);
  if (name && !early) address.searchParams.set('open', name);
  window.history.replaceState(null, '', address);
  const next = name ? '' : pressed || 'it';
  if (!early)
    withSessionStorage((storage) =>
      storage.setItem(afterReloadKey, JSON.stringify({ next, release: shownRelease() })),
    );
  window.location.reload();
}

/**
 * After a reload because code was missing: says so, whether a new release was the reason, and what to press where the page
 * does not open it by itself.
 */
export function reportReload(): void {
  const left = withSessionStorage((storage) => {
    const noted = storage.getItem(afterReloadKey);
    storage.removeItem(afterReloadKey);
    return noted === null ? null : (JSON.parse(noted) as { next: string; release: string });
  });
  if (!left) return;
  const { next, release } = left;
  const reason =
    release === shownRelease()
      ? 'This page was reloaded because a part of it could not be loaded.'
      : 'A new version of this site is here: the page was reloaded.';
  const press = next && (next === 'it' ? ' Please do it again.' : ` Press “${next}” again.`);
  showToast(`${reason} Drafts are kept.${press}`);
}

/** What the tab notes for itself; null where the browser denies it. */
function withSessionStorage<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(window.sessionStorage);
  } catch {
    return null;
  }
}
