/** Undefined on plain http, where the browser has no locks. */
export function lockManager(): LockManager | undefined {
  return (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
}
