/*
 * The list of what is new compares the newest record with the one that was shown at the last visit. Of earlier records the
 * device keeps only that one, sealed, in the entry of the session: it goes with it at Logout, and a shared computer has none.
 */

/** The record that a list of what is new compares with. */
export interface Seen {
  /** As it was fetched; empty at the first visit, which compares with none. */
  sealed: string;
  /** The moment when it was last shown, in milliseconds. */
  since: number;
  /** The moment when this visit last showed the list. */
  shown: number;
  /** True if a newer record has come since the list was shown. */
  hasNewer?: true;
}

interface SeenSession {
  sealed: string;
  seen?: Seen;
}

const visitLength = 30 * 60_000;
const longest = 30 * 24 * 60 * 60_000;

const isOver = ({ shown }: Seen, now: number) => now - shown > visitLength;

/** Returns what a session has when the list is shown: after the end of a visit, the record that it showed last. */
export function seenAtVisit({ sealed, seen }: SeenSession, now: number): Seen {
  if (seen) {
    const isNext = isOver(seen, now) && !seen.hasNewer;
    const next = isNext
      ? { sealed, since: seen.shown }
      : { sealed: seen.sealed, since: seen.since };
    if (now - next.since <= longest) return { ...next, shown: now };
  }
  return { sealed: '', since: now, shown: now };
}

/** Returns what a session has once a newer record replaces its own: after the end of a visit, its own was shown last. */
export function seenBeforeNewer({ sealed, seen }: SeenSession, now: number): { seen?: Seen } {
  if (!seen || seen.hasNewer) return seen ? { seen } : {};
  const shown = isOver(seen, now) ? { sealed, since: seen.shown } : {};
  return { seen: { ...seen, ...shown, hasNewer: true } };
}

/** Returns what a session has once the newest record is seen. */
export function seenNow({ sealed }: SeenSession, now: number): Seen {
  return { sealed, since: now, shown: now };
}
