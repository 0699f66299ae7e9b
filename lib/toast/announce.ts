interface AnnounceOptions {
  /** Read before other texts that are waiting. */
  urgent?: boolean;
  /** The sender: a new announcement replaces its earlier ones that are still waiting. */
  source?: object | undefined;
}

interface Announcement extends AnnounceOptions {
  text: string;
}

/**
 * In milliseconds: by then a closing dialog is gone, the page behind it is no longer inert, and the focus has moved, which
 * makes a screen reader drop what it has not read yet.
 */
const settleDelay = 400;

let announcers: readonly HTMLElement[] = [];
let waiting: readonly Announcement[] = [];
let running = false;

/** Returns how long a text stays, in milliseconds: until it can be read after a long label, also by slow speech. */
const displayTime = (text: string) => 5000 + 100 * text.length;

/** Adds the live region of the page, or of a dialog above it; returns a function that removes it. */
export function addAnnouncer(announcer: HTMLElement): () => void {
  // When the dialog closes, a screen reader would read what is left behind it once more.
  for (const behind of announcers) behind.replaceChildren();
  announcers = [...announcers, announcer];
  return () => {
    announcers = announcers.filter((other) => other !== announcer);
  };
}

/** Has a screen reader read a text once, at its next pause. Nothing is visible. */
export function announce(text: string, options: AnnounceOptions = {}): void {
  const isOld = (other: Announcement) =>
    other.text === text || (options.source !== undefined && other.source === options.source);
  waiting = [...waiting.filter((other) => !isOld(other)), { text, ...options }];
  if (running) return;
  running = true;
  setTimeout(next, settleDelay);
}

function next(): void {
  const one = waiting.find(({ urgent }) => urgent) ?? waiting[0];
  waiting = waiting.filter((other) => other !== one);
  running = one !== undefined;
  if (!one) return;
  // A modal dialog makes the rest of the page inert, so only the last announcer is read.
  const announcer = announcers.at(-1);
  const node = announcer?.ownerDocument.createElement('p');
  if (node) {
    node.textContent = one.text;
    announcer?.append(node);
    setTimeout(() => node.remove(), displayTime(one.text));
  }
  setTimeout(next, settleDelay);
}
