import { flushDrafts } from '@/lib/browser/new-release';
import { showToast } from '@/lib/toast/toast';
import { skipWaitingMessage } from './name';

/** Shows a toast when a new release is waiting. Reloads the page only when the user asks for it. */
export function watchReleases(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  let wanted = false;
  let controlled = serviceWorker.controller !== null;
  const run = async () => {
    wanted = true;
    await flushDrafts();
    if (registration.waiting) registration.waiting.postMessage(skipWaitingMessage);
    else window.location.reload();
  };
  const offer = () => {
    const action = { label: 'Reload', run: () => void run() };
    showToast('A new version of this site is ready.', { lasting: true, action });
  };
  serviceWorker.addEventListener('controllerchange', () => {
    if (wanted) window.location.reload();
    // Another tab activated the new release. The first worker of a page is not a new release.
    else if (controlled) offer();
    controlled = true;
  });
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && controlled) offer();
    });
  });
  if (registration.waiting && controlled) offer();
  // Browsers check for a new worker only when a page is opened, and a tab may stay open for days.
  window.addEventListener('focus', () => void registration.update().catch(() => {}));
}
