'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useAnnounced } from '@/components/ui/use-announced';
import { importWithRetry } from '@/lib/browser/new-release';
import { sharedPrefix } from '@/lib/site/shared-waiting';
import { useSharedHash } from './use-shared-hash';

function reveal(): void {
  delete document.documentElement.dataset['shared'];
}

type View = ComponentType<{ fragment: string }>;

const notLoadedMessage =
  'The shared profile could not be opened because part of the portal did not load. Check your connection and reload the page.';

const NotLoaded: View = () => {
  useAnnounced(notLoadedMessage, { urgent: true, first: true });
  return <p className="py-12 text-center">{notLoadedMessage}</p>;
};

/** Shows the profile in the URL instead of the page's own. The code that reads it is fetched only then. */
export function SharedProfileSwitch({ children }: { children: ReactNode }) {
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
    if (View || !window.location.hash.startsWith(sharedPrefix)) reveal();
  }, [View, fragment]);
  useEffect(() => reveal, []);

  if (!fragment) return children;
  return View ? <View key={fragment} fragment={fragment} /> : null;
}
