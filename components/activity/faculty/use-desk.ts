import { useSyncExternalStore } from 'react';

const address = /^#decide(?:=([\da-z]+))?$/;

const changedEvent = 'edify:desk';

/** The id of a row in the address of the decision desk. It is a checksum, because a key has the student's roll number. */
export function deskId(key: string): string {
  let sum = 0x811c9dc5;
  for (const unit of key) sum = Math.imul(sum ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (sum >>> 0).toString(36);
}

/** The address of the decision desk, open at this row or at the first. */
export const deskLink = (key?: string) => (key ? `#decide=${deskId(key)}` : '#decide');

function subscribe(notify: () => void): () => void {
  const events = ['hashchange', 'popstate', changedEvent];
  for (const event of events) window.addEventListener(event, notify);
  return () => {
    for (const event of events) window.removeEventListener(event, notify);
  };
}

/** The id of the row in the address, empty for no row; null if the address is not the one of the decision desk. */
export function useDesk(): string | null {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  const found = address.exec(hash);
  return found && (found[1] ?? '');
}

/** Shows another row, so that Back still leaves the desk. */
export function replaceDesk(key?: string): void {
  window.history.replaceState(null, '', deskLink(key));
  window.dispatchEvent(new Event(changedEvent));
}

/** Returns from the desk to the dashboard. */
export function leaveDesk(): void {
  const { pathname, search } = window.location;
  window.history.pushState(null, '', `${pathname}${search}`);
  window.dispatchEvent(new Event(changedEvent));
}
