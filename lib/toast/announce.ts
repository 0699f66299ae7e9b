/** The two hidden elements of a document, or of an open dialog, that a screen reader reads out when they are filled. */
export interface Announcer {
  status: HTMLElement;
  alert: HTMLElement;
}

interface AnnounceOptions {
  /** Interrupts what is being read. */
  urgent?: boolean;
  /** Who says it: what the same one said before and nobody has heard yet is out of date. */
  source?: object | undefined;
}

interface Announcement extends AnnounceOptions {
  text: string;
}

/** A dialog that closes is gone by then, and what it made inert can be heard again; in milliseconds. */
const settleDelay = 200;
/** How long a text stays, so that a slow screen reader still finds it, in milliseconds. */
const displayTime = 1500;

let announcers: readonly Announcer[] = [];
let waiting: readonly Announcement[] = [];
let running = false;

/** Adds the announcer of the page, or of a dialog above it; returns a function that removes it. */
export function addAnnouncer(announcer: Announcer): () => void {
  announcers = [...announcers, announcer];
  return () => {
    announcers = announcers.filter((other) => other !== announcer);
  };
}

/** Has a screen reader read a text out, once, at its next pause or, if urgent, at once. Nothing of it can be seen. */
export function announce(text: string, options: AnnounceOptions = {}): void {
  const isOld = (other: Announcement) =>
    other.text === text || (options.source !== undefined && other.source === options.source);
  waiting = [...waiting.filter((other) => !isOld(other)), { text, ...options }];
  if (running) return;
  running = true;
  setTimeout(next, settleDelay);
}

function next(): void {
  // Whatever else a modal dialog leaves on the page is inert: only the last one added can be heard.
  const announcer = announcers.at(-1);
  const one = waiting.find(({ urgent }) => urgent) ?? waiting[0];
  waiting = waiting.filter((other) => other !== one);
  running = one !== undefined;
  if (!one) return;
  const element = announcer?.[one.urgent ? 'alert' : 'status'];
  if (element) element.textContent = one.text;
  setTimeout(() => {
    if (element) element.textContent = '';
    setTimeout(next, settleDelay);
  }, displayTime);
}
