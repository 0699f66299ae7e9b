import { asset } from '@/lib/site/routes';
import { workerAddress } from './address';
import { hasMark } from './mark';
import { cacheFamily, keepAgain, offlineMeta } from './name';

const scope = asset('/');

/** Where a person said that no page shall be kept on this device. */
const declined = `edify:no-offline ${scope}`;

let kept = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  kept = next;
  for (const notify of listeners) notify();
}

/** Whether pages are kept on this device for offline use. */
export const offlinePages = {
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    void registered().then((found) => {
      if (Boolean(found) !== kept) set(Boolean(found));
    });
    return () => void listeners.delete(notify);
  },
  snapshot: () => kept,
  /** The server keeps nothing. */
  serverSnapshot: () => false,
};

/** Whether the college lets this page be kept. */
export function isOffered(): boolean {
  return hasMark(offlineMeta);
}

/** This site's own worker: another site of the same host may have one above it. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const container = workers();
  const found = await container?.getRegistration(scope).catch(() => undefined);
  return found && new URL(found.scope).pathname === scope ? found : undefined;
}

/** Browsers have none on plain http, nor in some private windows. */
function workers(): ServiceWorkerContainer | undefined {
  return navigator.serviceWorker as ServiceWorkerContainer | undefined;
}

/** Keeps the pages for offline use, also where a person declined that before. */
export async function keepOffline(): Promise<ServiceWorkerRegistration | undefined> {
  note((store) => store.removeItem(declined));
  const registration = await workers()?.register(workerAddress(), {
    scope,
    updateViaCache: 'none',
  });
  registration?.active?.postMessage(keepAgain);
  set(registration !== undefined);
  return registration;
}

/** Keeps the pages unless a person declined that. */
export async function keepUnlessDeclined(): Promise<ServiceWorkerRegistration | undefined> {
  return note((store) => store.getItem(declined)) ? undefined : keepOffline();
}

/** Takes the kept pages away and keeps none any more; tells whether there were any. */
export async function declineOffline(): Promise<boolean> {
  const found = await registered();
  if (!found) return false;
  note((store) => store.setItem(declined, 'yes'));
  await found.unregister();
  const family = cacheFamily(scope.slice(0, -1));
  for (const name of await caches.keys()) if (name.startsWith(family)) await caches.delete(name);
  set(false);
  return true;
}

function note<T>(act: (store: Storage) => T): T | null {
  try {
    return act(window.localStorage);
  } catch {
    return null;
  }
}
