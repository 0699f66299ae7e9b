import { currentRecord, refreshCurrentRecord } from '@/lib/record/current';
import { isPageCurrent, pageFlag } from '@/lib/record/session-flag';
import { deviceName, withDeviceStorage } from '@/lib/store/device-name';
import { pollAttendance, pollChats, pollSections, type SectionHandlers } from './sections';
import { closeAnswered, forgetOld, pollInbox, pollReplies, type ReplyHandlers } from './poll';
import { nextHeld, outgoing, routeOf, sendWaiting, type Post } from './queue';

const minute = 60_000;

/** A box with more letters is asked for less often: its list is long. */
const large = 1000;

/** A page whose letters travel, started by the shell of a person who has boxes. */
let started: Courier | null = null;

/** The handlers of a student's page for letters that arrive. */
type Handlers = ReplyHandlers & SectionHandlers;

/** Sends and fetches letters while the page is open. A student's page takes what arrives. */
export function startDrop(handlers: Handlers | null = null): () => void {
  started?.stop();
  const courier = new Courier(handlers);
  started = courier;
  return () => courier.stop();
}

/** Sends what waits now; resolves when it was tried once. */
export async function sendNow(): Promise<void> {
  await started?.sendNow();
}

/** Sends what is held back as well, because the person leaves the page. */
export async function sendHeld(): Promise<void> {
  await started?.sendHeld();
}

/** The number of conversations, and of pages with a student's attendance or points, that are shown. */
const shown = { messages: 0, figures: 0 };

function watch(what: keyof typeof shown): () => void {
  shown[what]++;
  started?.fetchNow();
  return () => void shown[what]--;
}

/** Fetches messages twice a minute until the returned function is called. */
export const watchMessages = () => watch('messages');

/** Asks every minute for what teachers say about attendance and events, until the returned function is called. */
export const watchFigures = () => watch('figures');

/** Work that is done again and again while the page is visible. */
class Repeated {
  #work: () => Promise<number | null>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #isOver = false;

  /** `work` resolves to the time until it is due again, in milliseconds, or null. */
  constructor(work: () => Promise<number | null>) {
    this.#work = work;
  }

  /** Works now, or once more after the work that runs already. */
  now(): Promise<void> {
    clearTimeout(this.#timer);
    const next = (this.#running ?? Promise.resolve()).then(() => this.#run());
    this.#running = next;
    return next;
  }

  async #run(): Promise<void> {
    if (this.#isOver) return;
    // A failure, such as a full disk, has already shown a message.
    const pause = await this.#work().catch(() => 10 * minute);
    clearTimeout(this.#timer);
    if (pause !== null && !this.#isOver) this.#timer = setTimeout(() => this.#wake(), pause);
  }

  #wake(): void {
    if (!document.hidden) void this.now();
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }
}

class Courier {
  #handlers: Handlers | null;
  #failures = 0;
  #sentAt = Date.now();
  #held: ReturnType<typeof setTimeout> | undefined;
  #sending = new Repeated(() => this.#send());
  #fetching = new Repeated(() => this.#fetch());
  #end = new AbortController();

  constructor(handlers: Handlers | null) {
    this.#handlers = handlers;
    const { signal } = this.#end;
    const again = () => void this.#again();
    window.addEventListener('online', again, { signal });
    const onVisible = () => void (document.hidden || again());
    document.addEventListener('visibilitychange', onVisible, { signal });
    window.addEventListener('pagehide', () => void this.sendHeld(), { signal });
    void this.#open();
  }

  async #open(): Promise<void> {
    if (this.#handlers) await closeAnswered(this.#handlers).catch(() => {});
    await forgetOld().catch(() => {});
    await this.#again();
  }

  async #again(): Promise<void> {
    this.#failures = 0;
    await this.#sending.now();
    await this.#fetching.now();
  }

  async sendNow(): Promise<void> {
    await this.#sending.now();
    this.#sentAt = Date.now();
    void this.#fetching.now();
  }

  fetchNow(): void {
    void this.#fetching.now();
  }

  stop(): void {
    this.#end.abort();
    clearTimeout(this.#held);
    this.#sending.stop();
    this.#fetching.stop();
  }

  /** Tries to send what is held back before the page is gone; otherwise the next page sends it. */
  async sendHeld(): Promise<void> {
    if ((await nextHeld()) !== null) await this.#send(true);
  }

  /** A minute after the first failure, then longer, up to ten minutes; as soon as a letter is not held back any more. */
  async #send(isClosing = false): Promise<number | null> {
    if (!isPageCurrent()) return null;
    const { isOpen = () => false } = this.#handlers ?? {};
    const post: Post = { ...courier, isOpen, isClosing };
    const isDone = await sendWaiting(post);
    this.#failures = isDone ? 0 : this.#failures + 1;
    const held = await nextHeld();
    clearTimeout(this.#held);
    // Also while the page is hidden: a phone goes back into the pocket after a register.
    if (held !== null) this.#held = setTimeout(() => void this.#sending.now(), held);
    return isDone ? null : Math.min(10, 2 ** (this.#failures - 1)) * minute;
  }

  async #fetch(): Promise<number | null> {
    const { record } = currentRecord.snapshot();
    if (!isPageCurrent() || !record?.drop) return null;
    if (this.#handlers) {
      const isAwaiting = await pollReplies(courier, this.#handlers, isDue('corrections', 60));
      if (record.kind === 'student') {
        const keys = record.keys.items;
        const pause = shown.figures > 0 ? 0.9 : 5;
        if (shown.messages > 0 || isDue('chats', pause))
          await pollChats(record.drop, this.#handlers);
        if (isDue('sections', 5))
          await pollSections(record.drop, this.#handlers, keys).catch(() => {});
        if (isDue('attendance', pause))
          await pollAttendance(record.drop, this.#handlers, keys).catch(() => {});
      }
      if (shown.messages > 0) return minute / 2;
      if (shown.figures > 0) return minute;
      // The next question is due when the page is opened or shown again.
      if (!isAwaiting) return null;
      return Date.now() - this.#sentAt < 5 * minute ? minute / 2 : 5 * minute;
    }
    if (record.kind === 'student') return null;
    const students = record.register?.items.map(({ rollNumber }) => rollNumber) ?? [];
    const count = await pollInbox({ drop: record.drop, students });
    // Letters that arrived are acknowledged at once.
    if ((await outgoing()).some(({ state }) => state === 'waiting')) void this.#sending.now();
    const pause = count !== null && count > large ? 5 * minute : minute;
    return pause * (0.8 + 0.2 * Math.random());
  }
}

/** Returns true if this device has not asked for so many minutes for letters that are not awaited. */
function isDue(
  what: 'corrections' | 'chats' | 'sections' | 'attendance',
  minutes: number,
): boolean {
  // The letters of the tour are in this tab.
  if (pageFlag?.isTour) return true;
  const key = `${deviceName}:${what}:asked`;
  const due = withDeviceStorage((storage) => {
    const passed = Date.now() - Number(storage.getItem(key) ?? 0);
    // The clock may have been ahead then.
    if (passed >= 0 && passed < minutes * minute) return false;
    storage.setItem(key, String(Date.now()));
    return true;
  });
  return due ?? false;
}

const courier = {
  routeOf: (letter: Parameters<Post['routeOf']>[0]) =>
    routeOf(letter, currentRecord.snapshot().record),
  refresh: refreshCurrentRecord,
};
