import { useSyncExternalStore } from 'react';
import { sharedPrefix } from '@/lib/site/shared-waiting';

/** The fragment that is shown. A jump within the page, such as the skip link, does not close it. */
let currentHash = '';

/** In characters: longer than any fragment that is opened. The rest of a longer one is not needed to reject it. */
const maxHashLength = 100_000;

function read(): string {
  const hash = window.location.hash.slice(0, maxHashLength);
  if (hash.startsWith(sharedPrefix) || hash.length < 2)
    currentHash = hash.startsWith(sharedPrefix) ? hash : '';
  return currentHash;
}

function subscribe(notify: () => void): () => void {
  // Only this event reports a portal link to this page without a fragment; older browsers do not have it.
  const { navigation } = window as { navigation?: EventTarget };
  const sources = [
    [window, 'hashchange'],
    [window, 'popstate'],
    [navigation, 'currententrychange'],
  ] as const;
  for (const [source, name] of sources) source?.addEventListener(name, notify);
  return () => {
    for (const [source, name] of sources) source?.removeEventListener(name, notify);
    currentHash = '';
  };
}

/** The fragment of the shared profile in the URL; empty when there is none, and on the server. */
export function useSharedHash(): string {
  return useSyncExternalStore(subscribe, read, () => '');
}
