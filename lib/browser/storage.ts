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
