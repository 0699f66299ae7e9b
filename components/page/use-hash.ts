'use client';

import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

/** The text after # in the address; empty in the server's HTML. */
export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => decodeURIComponent(window.location.hash.slice(1)),
    () => '',
  );
}

/** Returns a ref; the first heading in it has the focus after another # in the address, because what had it is gone. */
export function useHeadingFocus(isShown: boolean): RefObject<HTMLDivElement | null> {
  const id = useHash();
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (!isShown || shown.current === id) return;
    shown.current = id;
    const heading = top.current?.querySelector('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [id, isShown]);
  return top;
}

function subscribe(notify: () => void): () => void {
  const types = ['hashchange', 'popstate'] as const;
  for (const type of types) window.addEventListener(type, notify);
  return () => types.forEach((type) => window.removeEventListener(type, notify));
}
