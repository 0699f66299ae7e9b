'use client';

import {
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
  useSyncExternalStore,
} from 'react';
import { useAnnounced } from '@/components/ui/use-announced';
import { importWithRetry } from '@/lib/browser/new-release';
import { sharedPrefix } from '@/lib/site/shared-waiting';
import type { SharedSite } from './shared-page';

/** Shows the page: the shared profile without the shell, or this device's own with it. */
function reveal(isShared: boolean): void {
  const { dataset } = document.documentElement;
  if (isShared) dataset['shared'] = 'shown';
  else delete dataset['shared'];
}

type View = ComponentType<SharedSite & { fragment: string }>;

const notLoadedMessage =
  'The shared profile could not be opened because part of the portal did not load. Check your connection and reload the page.';

const NotLoaded: View = () => {
  useAnnounced(notLoadedMessage, { urgent: true, first: true });
  return <p className="py-12 text-center">{notLoadedMessage}</p>;
};

/** Shows the profile in the URL instead of the page's own. The code that reads it is fetched only then. */
export function SharedProfileSwitch({ children, ...site }: SharedSite & { children: ReactNode }) {
  const fragment = useSharedHash();
  const [View, setView] = useState<View | null>(null);

  useEffect(() => {
    if (!fragment || View) return;
    let left = false;
    void importWithRetry(() => import('./shared-view'), { early: true }).then((loaded) => {
      if (!left) setView(() => loaded?.SharedView ?? NotLoaded);
    });
    return () => void (left = true);
  }, [fragment, View]);

  useEffect(() => {
    // Reads the URL directly: the first render matches the server's, which has no fragment.
    const isShared = fragment !== '' || window.location.hash.startsWith(sharedPrefix);
    if (View || !isShared) reveal(isShared);
  }, [View, fragment]);
  useEffect(() => () => reveal(false), []);

  if (!fragment) return children;
  return View ? <View key={fragment} fragment={fragment} {...site} /> : null;
}

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
function useSharedHash(): string {
  return useSyncExternalStore(subscribe, read, () => '');
}
