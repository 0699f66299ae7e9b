import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { lockManager } from '@/lib/browser/lock';
import { withStorage } from '@/lib/browser/storage';
import type { Person, PersonKind } from './person';

/** The place of a session: on the device until Logout, or in the tab until it closes (a shared computer). */
export type SessionMode = 'device' | 'tab';

/** The facts of a person that the shell shows before the record is opened. */
export interface ShownPerson {
  name: string;
  /** The name in the greeting; the whole name if the college gives no first name. */
  firstName: string;
  handle?: string | undefined;
  /** Lines below the handle in the profile menu. */
  details: readonly string[];
  /** The person is invented. */
  isSample?: boolean | undefined;
  /** The day that the record is from, "YYYY-MM-DD". */
  asOf?: string;
  photo?: { src: string; width: number; height: number; alt: string } | undefined;
}

/** The person who is signed in, readable at once when a page starts. It holds no key. */
export interface SessionFlag extends Person {
  mode: SessionMode;
  /** The person shares the tab with another one of the tour. */
  isTour?: boolean;
  /** The name of the sealed record: 32 hexadecimal digits. */
  name: string;
  /** The name of this person's data on the device: 16 hexadecimal digits, the same for every access code. */
  device: string;
  /** The device has data of this person that Logout encrypted. */
  hasKept?: boolean;
  /** The day that the opened record is from. */
  asOf: string;
  /** The number of the newest record that was opened. */
  number: number;
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

/** The start of the names of a person's entries in the browser's storage; without a person, of those of the sample. */
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

/** The person who was signed in when the page was loaded. Another person's record and data need another page. */
export const pageFlag = readFlag();

/** Returns true if the same person, or still nobody, is signed in. */
export function isPageCurrent(): boolean {
  return readFlag()?.device === pageFlag?.device;
}

function isKind(kind: unknown): kind is PersonKind {
  return kind === 'student' || kind === 'teacher';
}

/** The part of a record that the shell shows. */
export function shownPerson(record: StudentRecord | TeacherRecord): ShownPerson {
  const { asOf } = record;
  const profile = record.kind === 'student' ? record.student : record.facultyProfile;
  const { name, firstName = name, handle, photo, sample: isSample } = profile;
  const shown = { name, firstName, handle, photo, isSample, asOf };
  if ('rollNumber' in profile) return { ...shown, details: [`Roll number ${profile.rollNumber}`] };
  const { designation, employeeId } = profile;
  const id = `Employee id ${employeeId}`;
  return { ...shown, details: designation ? [designation, id] : [id] };
}

/** A person, by the name of the person's data on the device. */
export type Owner = Pick<SessionFlag, 'device'>;

/** The two ways of Logout for what the person added on this device. */
export type AtLogout = 'keep' | 'delete';

const logoutSuffix = ':logout';

/** The localStorage key of a Logout that has begun; its value is an `AtLogout`. */
export function logoutKey(owner: Owner): string {
  return storageName(owner) + logoutSuffix;
}

/** Every Logout that has begun: it is under way in another tab, or the browser was closed during it. */
export function begunLogouts(): (Owner & { choice: AtLogout })[] {
  const prefix = `${site}:`;
  const begun = withStorage('localStorage', (storage) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(prefix) && key.endsWith(logoutSuffix))
      .map((key) => ({
        device: key.slice(prefix.length, -logoutSuffix.length),
        choice: storage.getItem(key) === 'keep' ? ('keep' as const) : ('delete' as const),
      })),
  );
  return begun ?? [];
}

/** Runs when no Logout and no sign-in is under way in another tab. */
export function afterOthers<T>(run: () => Promise<T>): Promise<T> {
  return lockManager()?.request(sessionDatabase, run) ?? run();
}
