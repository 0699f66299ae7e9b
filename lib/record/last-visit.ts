import { openRecord } from './open';
import type { OpenedRecord } from './person';
import { seenAtVisit, seenNow, type Seen } from './seen';
import { changeSession, readSession, type StoredSession } from './session';
import type { SessionFlag } from './session-flag';

/** The record that the list of what is new compares with. */
export interface LastVisit {
  /** Null at the first visit. */
  record: OpenedRecord | null;
  /** The moment when it was last shown. */
  since: number;
}

/** Begins or continues a visit of the list; null in a tab's session, which keeps nothing. */
export async function visitList(flag: SessionFlag): Promise<LastVisit | null> {
  return change(flag, (session) => seenAtVisit(session, Date.now()));
}

/** Returns what the list would compare with now, without a visit; null before the first one. */
export async function nextVisit(flag: SessionFlag): Promise<LastVisit | null> {
  const session = await readSession(flag);
  return session?.seen ? openSeen(session, seenAtVisit(session, Date.now()), flag) : null;
}

const listeners = new Set<() => void>();

/** Calls back when a visit of the list begins or all is marked as seen in this tab; returns a function that stops it. */
export function watchVisit(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Marks the newest record as seen. */
export async function markSeen(flag: SessionFlag): Promise<LastVisit | null> {
  return change(flag, (session) => seenNow(session, Date.now()));
}

async function change(
  flag: SessionFlag,
  next: (session: StoredSession) => Seen,
): Promise<LastVisit | null> {
  await changeSession(flag, (session) => ({ seen: next(session) }));
  const session = await readSession(flag);
  for (const listener of listeners) listener();
  return session?.seen ? openSeen(session, session.seen, flag) : null;
}

async function openSeen(
  { key }: StoredSession,
  { sealed, since }: Seen,
  flag: SessionFlag,
): Promise<LastVisit> {
  // One that does not open, such as after a change of the format, is none.
  const record = sealed ? await openRecord(sealed, key, flag).catch(() => null) : null;
  return { record, since };
}
