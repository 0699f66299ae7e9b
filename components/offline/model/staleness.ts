import { asset } from '@/lib/site/routes';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import { asOfMeta, cacheFamily } from './name';

/** How often a page from the cache checks whether the site responds again, in milliseconds. */
const checkInterval = 30_000;

/** Why the page may be out of date: the site does not respond, or it has a newer version. */
type StalenessReason = 'none' | 'unanswered' | 'changed';

/** External store of the line about this page's age; empty when the page is current and the browser is online. */
export class Staleness {
  #at: string | null;
  #doubt: StalenessReason;
  #notify: () => void = () => {};

  constructor() {
    const meta = document.querySelector(`meta[name="${asOfMeta}"]`);
    this.#at = meta?.getAttribute('content') ?? null;
    this.#doubt = this.#at === null ? 'none' : 'unanswered';
  }

  subscribe = (notify: () => void): (() => void) => {
    this.#notify = notify;
    const check = () => void this.#check();
    const timer = setInterval(check, checkInterval);
    window.addEventListener('online', check);
    window.addEventListener('offline', notify);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', check);
      window.removeEventListener('offline', notify);
    };
  };

  snapshot = (): string => {
    const online = navigator.onLine;
    if (online && this.#doubt === 'none') return '';
    const at = formatMinute(minuteOf(this.#at ?? new Date(performance.timeOrigin)));
    if (!online) return `Offline. This page is as of ${at}.`;
    return this.#doubt === 'changed'
      ? `This page is as of ${at}. Reload to see what is new.`
      : `The site does not answer. This page is as of ${at}.`;
  };

  /** Fetches the page and compares it with the cached one, which is the same as the one shown. */
  async #check(): Promise<void> {
    if (this.#doubt !== 'none' && navigator.onLine) {
      const path = window.location.pathname;
      const answer = await fetch(path, { cache: 'no-store' }).catch(() => null);
      const fresh = answer?.ok && (await answer.text()) === (await storedText(path));
      if (answer?.ok) this.#doubt = fresh ? 'none' : 'changed';
    }
    this.#notify();
  }
}

async function storedText(path: string): Promise<string | null> {
  const family = cacheFamily(asset('/').slice(0, -1));
  for (const name of await caches.keys()) {
    if (!name.startsWith(family)) continue;
    const cached = await (await caches.open(name)).match(path);
    if (cached) return cached.text();
  }
  return null;
}
