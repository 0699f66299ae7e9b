import { asset } from '@/lib/site/routes';
import { workerAddress } from './address';
import { hasMeta } from './has-meta';
import { cacheFamily, storePagesMessage, offlineMeta } from './name';

const scope = asset('/');

/** Where a person said that no page shall be kept on this device. */
const declinedKey = `edify:no-offline ${scope}`;

let isStored = false;
const listeners = new Set<() => void>();

function setStored(next: boolean): void {
  isStored = next;
  for (const notify of listeners) notify();
}

/** Whether pages are kept on this device for offline use. */
export const offlinePages = {
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    void findRegistration().then((found) => {
      if (Boolean(found) !== isStored) setStored(Boolean(found));
    });
    return () => void listeners.delete(notify);
  },
  snapshot: () => isStored,
  /** The server keeps nothing. */
  serverSnapshot: () => false,
};

/** Whether the college lets this page be kept. */
export function isOffered(): boolean {
  return hasMeta(offlineMeta);
}

/** This site's own worker: another site of the same host may have one above it. */
async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const container = workerContainer();
  const found = await container?.getRegistration(scope).catch(() => undefined);
  return found && new URL(found.scope).pathname === scope ? found : undefined;
}

/** Browsers have none on plain http, nor in some private windows. */
function workerContainer(): ServiceWorkerContainer | undefined {
  return navigator.serviceWorker as ServiceWorkerContainer | undefined;
}

/** Keeps the pages for offline use, also where a person declined that before. */
export async function storeOfflinePages(): Promise<ServiceWorkerRegistration | undefined> {
  withLocalStorage((store) => store.removeItem(declinedKey));
  const registration = await workerContainer()?.register(workerAddress(), {
    scope,
    updateViaCache: 'none',
  });
  registration?.active?.postMessage(storePagesMessage);
  setStored(registration !== undefined);
  return registration;
}

/** Keeps the pages unless a person declined that. */
export async function storeUnlessDeclined(): Promise<ServiceWorkerRegistration | undefined> {
  return withLocalStorage((store) => store.getItem(declinedKey)) ? undefined : storeOfflinePages();
}

/** Takes the kept pages away and keeps none any more; tells whether there were any. */
export async function declineOffline(): Promise<boolean> {
  const found = await findRegistration();
  if (!found) return false;
  withLocalStorage((store) => store.setItem(declinedKey, 'yes'));
  await found.unregister();
  const family = cacheFamily(scope.slice(0, -1));
  for (const name of await caches.keys()) if (name.startsWith(family)) await caches.delete(name);
  setStored(false);
  return true;
}

function withLocalStorage<T>(act: (store: Storage) => T): T | null {
  try {
    return act(window.localStorage);
  } catch {
    return null;
  }
}
