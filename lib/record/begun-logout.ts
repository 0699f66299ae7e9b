import { lockManager } from '@/lib/browser/lock';
import { withStorage } from '@/lib/browser/storage';
import { sessionDatabase, storageName, type SessionFlag } from './session-flag';

/** Whose data it is, by the name on the device. */
export type Owner = Pick<SessionFlag, 'device'>;

/** What happens at Logout to what the person added on this device. */
export type AtLogout = 'keep' | 'delete';

const prefix = `${storageName(null)}:`;
const suffix = ':logout';

/** The localStorage key of a Logout that has begun; its value is an `AtLogout`. */
export function logoutKey({ device }: Owner): string {
  return prefix + device + suffix;
}

/** Every Logout that has begun: it is under way in another tab, or the browser was closed in the middle of it. */
export function begunLogouts(): (Owner & { choice: AtLogout })[] {
  const begun = withStorage('localStorage', (storage) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(prefix) && key.endsWith(suffix))
      .map((key) => ({
        device: key.slice(prefix.length, -suffix.length),
        choice: storage.getItem(key) === 'keep' ? ('keep' as const) : ('delete' as const),
      })),
  );
  return begun ?? [];
}

/** Runs when no Logout and no sign-in is under way in another tab. */
export function afterOthers<T>(run: () => Promise<T>): Promise<T> {
  return lockManager()?.request(sessionDatabase, run) ?? run();
}
