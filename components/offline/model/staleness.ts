import { asset } from '@/lib/site/routes';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import { asOfMeta, cacheFamily } from './name';

/** How often a page that came from the device asks whether the site answers again, in milliseconds. */
const checkInterval = 30_000;

/** Whether the page is what the site has now: not known to be, or known to be another. */
type StalenessReason = 'none' | 'unanswered' | 'changed';

/** What there is to say of the age of this page; empty where it is fresh and there is a connection. */
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
      ? `This page is as of ${at}. Reload it for what is new.`
      : `The site does not answer. This page is as of ${at}.`;
  };

  /** Asks the site for the page and compares: the worker keeps a page that is the same as the one shown. */
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
