import { shownRelease } from '@/lib/site/release';
import { showToast } from '@/lib/toast/toast';
import { withStorage } from './storage';

/** Saves drafts before the page is reloaded; resolves to true if they are stored. */
type Flush = () => Promise<boolean>;

const flushers = new Set<Flush>();

/** Registers a callback that runs before the page reloads automatically; returns a function that removes it. */
export function onBeforeReload(flush: Flush): () => void {
  flushers.add(flush);
  return () => void flushers.delete(flush);
}

export interface LoadOptions {
  /** The name that "?open=name" uses to open it after a reload. */
  name?: string;
  /** Loaded by the page at its start, when there is nothing to save yet. */
  early?: boolean;
}

/**
 * Loads code that is needed now. If it is missing, a new release may have replaced the one of this page: the page is
 * reloaded once, with its drafts. Returns null if the code is not available; a toast shows why, or the page reloads.
 */
export async function importWithRetry<T>(
  load: () => Promise<T>,
  asked: LoadOptions = {},
): Promise<T | null> {
  const pressed = pressedLabel();
  const loading = load();
  if (!asked.early) pendingImports.add(loading);
  try {
    const code = await loading;
    withStorage('sessionStorage', (storage) =>
      storage.removeItem(reloadKeyOf({ ...asked, pressed })),
    );
    return code;
  } catch {
    void recover({ ...asked, pressed });
    return null;
  } finally {
    pendingImports.delete(loading);
  }
}

const pendingImports = new Set<Promise<unknown>>();

/** Resolves once all code that controls have requested is loaded or has failed. */
export async function waitForImports(): Promise<void> {
  await Promise.allSettled(pendingImports);
}

/** Reloads a page once if it failed to render because its code is missing. */
export function recoverPage(error: Error): void {
  if (error.name !== 'ChunkLoadError') return;
  void importWithRetry(() => Promise.reject(error), { name: 'page', early: true });
}

type FailedImport = LoadOptions & { pressed: string };

async function recover(failed: FailedImport): Promise<void> {
  const key = reloadKeyOf(failed);
  const again = { label: 'Try again', run: () => void tryAgain(failed) };
  if (!(await isSiteReachable())) return reportFailure('The site cannot be reached.', again);
  const isFirst = withStorage('sessionStorage', (storage) => storage.getItem(key) === null) ?? true;
  if (!isFirst) return reportFailure('It is still missing after the page was reloaded.', again);
  const isFlushed = failed.early || (await flushDrafts());
  // Without session storage, a second reload could not be distinguished from the first.
  if (isFlushed && withStorage('sessionStorage', (storage) => (storage.setItem(key, '1'), true)))
    return reload(failed);
  reportFailure('Reload the page to try again. What this device could not save will be lost.', {
    label: 'Reload',
    run: () => reload(failed),
  });
}

/** The user may always reload; if the site cannot be reached, the page stays open. */
async function tryAgain(failed: FailedImport): Promise<void> {
  const again = { label: 'Try again', run: () => void tryAgain(failed) };
  if (!(await isSiteReachable())) return reportFailure('The site cannot be reached.', again);
  await flushDrafts();
  reload(failed);
}

function reportFailure(reason: string, action: { label: string; run: () => void }): void {
  showToast(`This part of the page could not be loaded. ${reason}`, { urgent: true, action });
}

async function isSiteReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const request = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) } as const;
  return fetch(window.location.pathname, request).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Saves all drafts; resolves to true if all of them are stored. */
export async function flushDrafts(): Promise<boolean> {
  const results = await Promise.all([...flushers].map((flush) => flush()));
  return results.every(Boolean);
}

/** The label of the focused control, which is the one that was pressed. */
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
    withStorage('sessionStorage', (storage) =>
      storage.setItem(afterReloadKey, JSON.stringify({ next, release: shownRelease() })),
    );
  window.location.reload();
}

/**
 * After a reload because of missing code: shows why the page was reloaded, and what to press if the dialog does not
 * open automatically.
 */
export function reportReload(): void {
  const left = withStorage('sessionStorage', (storage) => {
    const noted = storage.getItem(afterReloadKey);
    storage.removeItem(afterReloadKey);
    return noted === null ? null : (JSON.parse(noted) as { next: string; release: string });
  });
  if (!left) return;
  const { next, release } = left;
  const reason =
    release === shownRelease()
      ? 'The page was reloaded because part of it could not be loaded.'
      : 'The page was reloaded with a new version of this site.';
  const press = next && (next === 'it' ? ' Try again.' : ` Press “${next}” again.`);
  showToast(`${reason} Drafts are saved.${press}`);
}
