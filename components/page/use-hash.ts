'use client';

import { useSyncExternalStore } from 'react';

/** The text after # in the address; empty in the server's HTML. */
export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => decodeURIComponent(window.location.hash.slice(1)),
    () => '',
  );
}

function subscribe(notify: () => void): () => void {
  const types = ['hashchange', 'popstate'] as const;
  for (const type of types) window.addEventListener(type, notify);
  return () => types.forEach((type) => window.removeEventListener(type, notify));
}
