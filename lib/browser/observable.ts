/** A value of this page that changes, for React's useSyncExternalStore. */
export function observable<T>(initial: T) {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    subscribe(notify: () => void): () => void {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
    snapshot: () => value,
    serverSnapshot: () => initial,
    set(next: T): void {
      value = next;
      for (const notify of listeners) notify();
    },
  };
}
