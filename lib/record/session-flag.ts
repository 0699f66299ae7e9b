import { mayHaveDatabase } from '@/lib/browser/storage';
import type { Person, PersonKind } from './person';

/** Where a session is kept: on the device until Logout, or in the tab until it closes (a shared computer). */
export type SessionMode = 'device' | 'tab';

/** What the shell shows of a person before the record is opened. */
export interface ShownPerson {
  name: string;
  /** The name in the greeting; the whole name if the college gives no first name. */
  firstName: string;
  handle?: string | undefined;
  /** Lines below the handle in the profile menu. */
  details: readonly string[];
  /** Whether the person is invented. */
  isSample?: boolean | undefined;
  /** The day that the record is from, "YYYY-MM-DD"; earlier releases did not store it. */
  asOf?: string;
  photo?: { src: string; width: number; height: number; alt: string } | undefined;
}

/** The person who is signed in, readable at once when a page starts. It holds no key. */
export interface SessionFlag extends Person {
  mode: SessionMode;
  /** The name of the sealed record: 32 hexadecimal digits. */
  name: string;
  /** What this person's data on the device is named after: 16 hexadecimal digits, the same for every access code. */
  device: string;
  /** Whether the device holds data of this person that was sealed at Logout. */
  hasKept?: boolean;
  /** The day that the opened record is from. */
  asOf: string;
  shown: ShownPerson;
}

const site = `edify:${process.env['NEXT_PUBLIC_BASE_PATH'] || '/'}`;

/** The key of the flag in the tab's or the device's storage. */
export const flagKey = `${site}:person`;

/** The key of a tab's record key in its storage. */
export const tabKeyName = `${site}:record-key`;

/** The key of the login fields in the tab's storage, between two pages. */
export const signInKey = `${site}:sign-in`;

/** The database of the sessions on this device. */
export const sessionDatabase = `${site}:sessions`;

/** Whether somebody may be signed in on this device. */
export const mayHaveSessions = () => mayHaveDatabase(sessionDatabase);

/** What a person's entries in the browser's storage start with; without a person, those of the sample. */
export function storageName(flag: Pick<SessionFlag, 'device'> | null): string {
  return flag ? `${site}:${flag.device}` : site;
}

/** The person who is signed in: in this tab, or else on this device. */
export function readFlag(): SessionFlag | null {
  return readStored(() => sessionStorage) ?? readStored(() => localStorage);
}

function readStored(storage: () => Storage): SessionFlag | null {
  try {
    const flag = JSON.parse(storage().getItem(flagKey) ?? 'null') as Partial<SessionFlag> | null;
    return flag?.name && flag.device && flag.shown && isKind(flag.kind)
      ? (flag as SessionFlag)
      : null;
  } catch {
    return null;
  }
}

function isKind(kind: unknown): kind is PersonKind {
  return kind === 'student' || kind === 'teacher';
}
