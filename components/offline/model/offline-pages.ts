import { shownRelease } from '@/lib/site/release';
import { aliases, asset, portalRoutes, routes } from '@/lib/site/routes';
import { loadEngine } from '@/lib/store/device';

/** The cache of a site; another site on the same host has another base path. */
export const offlineCache = (basePath: string): string => `edify-offline:${basePath}/`;

/** The meta element of a page that the worker answered from the cache, with the date of the stored response. */
export const asOfMeta = 'edify:as-of';

/** The portal's pages in every spelling. */
export const offlinePages: readonly string[] = [
  ...portalRoutes.map((name) => routes[name]),
  ...Object.keys(aliases),
];

const scope = asset('/');
const cacheName = offlineCache(scope.slice(0, -1));

/**
 * Registers the worker and stores the pages of this page's side. `onRelease` is called when the site has another release than
 * this page.
 */
export async function startOffline(onRelease: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data !== shownRelease()) onRelease();
    void storePages().catch(() => {});
  });
  await serviceWorker.register(asset('/sw.js'), { scope, updateViaCache: 'none' });
  // Browsers check for a new worker only when a page is opened, and a tab may stay open for days.
  const update = async () => (await serviceWorker.getRegistration(scope))?.update();
  window.addEventListener('focus', () => void update().catch(() => {}));
  await storePages();
}

/**
 * Asks the worker to store the pages of this side and their files. The worker requests them, because requests of a page end
 * when the page is left.
 */
async function storePages(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const { controller } = navigator.serviceWorker;
  if (!controller || connection?.saveData) return;
  await caches.open(cacheName);
  // The first change on a device may be made without a connection.
  await loadEngine();
  const isFaculty = (page: string) => page.startsWith('/faculty-');
  const here = isFaculty(window.location.pathname.slice(scope.length - 1));
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  controller.postMessage({
    pages: offlinePages
      .filter((page) => isFaculty(page) === here)
      .map((page) => asset(page as `/${string}`)),
    files: loaded.filter((path) => path.startsWith(`${scope}_next/static/`)),
  });
}

/** Deletes the stored pages; the next page of the portal stores them again. */
export async function deleteOfflinePages(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cacheName);
}
