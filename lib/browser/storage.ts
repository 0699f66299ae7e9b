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

/** Returns true if this device may have a database, without creating it; older browsers cannot tell. Rejects if storage is denied. */
export async function mayHaveDatabase(name: string): Promise<boolean> {
  const all = await indexedDB.databases?.();
  return all?.some((one) => one.name === name) ?? true;
}

/** The entries whose key matches; none if the storage is denied. */
export function readEntries(
  name: 'localStorage' | 'sessionStorage',
  matches: (key: string) => boolean,
): [key: string, text: string][] {
  const entries = withStorage(name, (storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter(matches)
      .map((key): [string, string] => [key, storage.getItem(key) ?? '']),
  );
  return entries ?? [];
}

/** Removes the entries whose key matches. */
export function removeEntries(
  name: 'localStorage' | 'sessionStorage',
  matches: (key: string) => boolean,
): void {
  for (const [key] of readEntries(name, matches))
    withStorage(name, (storage) => storage.removeItem(key));
}
