/** The two live regions of the page or of an open dialog. */
interface Announcer {
  status: HTMLElement;
  alert: HTMLElement;
}

interface AnnounceOptions {
  /** Interrupts the current announcement. */
  urgent?: boolean;
  /** The sender: a new announcement replaces its earlier ones that are still waiting. */
  source?: object | undefined;
}

interface Announcement extends AnnounceOptions {
  text: string;
}

/** In milliseconds: by then a closing dialog is gone and the page behind it is no longer inert. */
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

/** Has a screen reader read a text once, at its next pause or, if urgent, immediately. Nothing is visible. */
export function announce(text: string, options: AnnounceOptions = {}): void {
  const isOld = (other: Announcement) =>
    other.text === text || (options.source !== undefined && other.source === options.source);
  waiting = [...waiting.filter((other) => !isOld(other)), { text, ...options }];
  if (running) return;
  running = true;
  setTimeout(next, settleDelay);
}

function next(): void {
  // A modal dialog makes the rest of the page inert, so only the last announcer is read.
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
