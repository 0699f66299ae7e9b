import { useSyncExternalStore } from 'react';
import { sharedPrefix } from '@/lib/site/shared-waiting';

/** The fragment that is shown; a jump within the page, such as to its content, does not close it. */
let currentHash = '';

/** Longer than any fragment that is opened: what is longer still is refused all the same, and need not be kept. */
const maxHashLength = 100_000;

function read(): string {
  const hash = window.location.hash.slice(0, maxHashLength);
  if (hash.startsWith(sharedPrefix) || hash.length < 2)
    currentHash = hash.startsWith(sharedPrefix) ? hash : '';
  return currentHash;
}

function subscribe(notify: () => void): () => void {
  // A link of the portal to this page without a fragment is heard of here only; older browsers do without.
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

/** The fragment of the shared profile that the address carries; empty where it carries none, and on the server. */
export function useSharedHash(): string {
  return useSyncExternalStore(subscribe, read, () => '');
}
