import { observable } from '@/lib/browser/observable';
import { withStorage } from '@/lib/browser/storage';
import { workerAddress } from '@/lib/browser/worker-address';
import { asset } from '@/lib/site/routes';
import { hasMeta } from './has-meta';
import { cacheFamily, storePagesMessage, offlineMeta, workerFile } from './name';

const scope = asset('/');

/** The localStorage key set when the user turns off offline pages on this device. */
const declinedKey = `edify:no-offline ${scope}`;

const stored = observable(false);

/** External store: whether pages are stored on this device for offline use. */
export const offlinePages = {
  ...stored,
  subscribe(notify: () => void): () => void {
    void findRegistration().then((found) => {
      if (Boolean(found) !== stored.snapshot()) stored.set(Boolean(found));
    });
    return stored.subscribe(notify);
  },
};

/** Whether the college allows offline use of this page. */
export function isOffered(): boolean {
  return hasMeta(offlineMeta);
}

/** This site's own worker; another site on the same host may have one with a wider scope. */
async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const container = workerContainer();
  const found = await container?.getRegistration(scope).catch(() => undefined);
  return found && new URL(found.scope).pathname === scope ? found : undefined;
}

/** Undefined on plain http and in some private windows. */
function workerContainer(): ServiceWorkerContainer | undefined {
  return navigator.serviceWorker as ServiceWorkerContainer | undefined;
}

/** Stores the pages for offline use, even if the user turned that off before. */
export async function storeOfflinePages(): Promise<ServiceWorkerRegistration | undefined> {
  withStorage('localStorage', (store) => store.removeItem(declinedKey));
  const registration = await workerContainer()?.register(workerAddress(workerFile), {
    scope,
    updateViaCache: 'none',
  });
  registration?.active?.postMessage(storePagesMessage);
  stored.set(registration !== undefined);
  return registration;
}

/** Stores the pages unless the user turned that off. */
export async function storeUnlessDeclined(): Promise<ServiceWorkerRegistration | undefined> {
  return withStorage('localStorage', (store) => store.getItem(declinedKey))
    ? undefined
    : storeOfflinePages();
}

/** Deletes the stored pages and stores no more. Returns whether offline use was on. */
export async function declineOffline(): Promise<boolean> {
  const found = await findRegistration();
  if (!found) return false;
  withStorage('localStorage', (store) => store.setItem(declinedKey, 'yes'));
  await found.unregister();
  const family = cacheFamily(scope.slice(0, -1));
  for (const name of await caches.keys()) if (name.startsWith(family)) await caches.delete(name);
  stored.set(false);
  return true;
}
