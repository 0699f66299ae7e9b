'use client';

import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/**
 * A parameter of the page's address, so that a bookmark restores it, and the way to set it.
 * It is null while it is absent, and at build, where there is no address.
 */
export function useAddressParameter(name: string): [string | null, (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get(name),
    () => null,
  );
  const set = (next: string) => {
    const address = new URL(location.href);
    address.searchParams.set(name, next);
    history.replaceState(history.state, '', address);
    for (const listener of listeners) listener();
  };
  return [value, set];
}
