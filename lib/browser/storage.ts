/** Runs with a storage of the browser; returns null if it is denied or full. */
export function withStorage<T>(
  name: 'localStorage' | 'sessionStorage',
  act: (storage: Storage) => T,
): T | null {
  try {
    return act(globalThis[name]);
  } catch {
    return null;
  }
}

/** Removes the entries whose key matches. */
export function removeEntries(
  name: 'localStorage' | 'sessionStorage',
  matches: (key: string) => boolean,
): void {
  withStorage(name, (storage) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys.filter(matches)) storage.removeItem(key);
  });
}
