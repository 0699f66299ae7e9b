import { flushDrafts } from '@/lib/browser/new-release';
import { showToast } from '@/lib/toast/toast';
import { skipWaitingMessage } from './name';

/** Says when a new release of the site waits, and loads the page again when, and only when, a person wants that. */
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
    // Another tab let the new release take over; the very first worker is none.
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
  // A browser looks for a new worker when a page is opened; a tab may stay open for days.
  window.addEventListener('focus', () => void registration.update().catch(() => {}));
}
