import type { FacultyKey } from '@/content/schema/faculty/key';
import { EncryptionError } from '@/lib/crypto/encryption-error';
import { fromBase64Url } from '@/lib/file/base64';
import { workspace } from '@/lib/store/device';
import { isSameId } from '@/lib/record/person';
import { deviceName, withDeviceStorage } from '@/lib/store/device-name';
import type { Change } from '@/lib/store/record';
import type { StudentDrop } from './access';
import { takeMessage } from './chat';
import { openLetter, type Letter } from './letter';
import { isForSection, isOfThisRelease, newer, received } from './letters';
import { isMessage } from './message';
import { readLines } from './lines';
import { dayName, importPairKey, sectionName, weeksBack } from './names';
import { alone } from './queue';
import { isSignedBy } from './signature';
import { fetchLetter, serverTime } from './transport';

const day = 24 * 60 * 60 * 1000;

/** The number of weeks in which letters are looked for; servers delete them after 30 days. */
const mostWeeks = 6;

/** The most letters of a week that do not open and are passed over. */
const mostDamaged = 100;

export interface SectionHandlers {
  /** Imports what a letter of a teacher has, and stores that it did so with `remembered`, in one transaction. */
  takeNews: (
    letter: Letter,
    remembered: (isTaken: boolean) => Change,
    teacher: string,
  ) => Promise<void>;
  /** The days of which a letter about a section's attendance may be there that still counts. */
  openDays: (section: string) => readonly string[];
  /** The changes that store what a teacher says about the attendance of this student. */
  takeAttendance: (line: StudentLine, teacher: string) => Promise<readonly Change[]>;
}

/** The content of a letter about attendance for all, and to this student; null if it has no line for the student. */
export interface StudentLine {
  head: string;
  line: string | null;
  /** True if the teacher, who has a published key, did not sign it. */
  isUnsigned?: boolean;
}

/** An outbox with numbered letters of a key. */
interface Source {
  teacher: string;
  get: string;
  key: string;
  /** The section whose letters they are. */
  section?: string;
}

interface Taking {
  /** The name of a letter in a week, or on a day. */
  nameOf: typeof sectionName;
  /** Returns true for the kinds of letters of this key. */
  isOurs: (letter: Letter) => boolean;
  /** Takes what a letter has, and stores its name as one of the teacher. */
  take: (letter: Letter, name: string, source: Source) => Promise<void>;
}

/**
 * Asks for the next letter to each section of a student: in all weeks of which the server may have one, then only in those
 * since the last time.
 */
export function pollSections(
  drops: readonly StudentDrop[],
  { takeNews }: Pick<SectionHandlers, 'takeNews'>,
  keys: readonly FacultyKey[] = [],
): Promise<void> {
  const sources = drops.flatMap(({ teacher, get, sections = [] }) =>
    sections.map((section) => ({ teacher, get, ...section })),
  );
  return pollNumbered('sections', sources, {
    nameOf: sectionName,
    isOurs: (letter) => isForSection(letter) && letter.kind !== 'attendance',
    take: async (letter, name, source) => {
      const { teacher } = source;
      const isUnsigned = await isUnsignedBy(teacher, letter, name, keys);
      if (isMessage(letter)) return takeMessage(letter, name, { ...source, isUnsigned });
      await takeNews(letter, rememberedAs(letter, name, source), teacher);
    },
  });
}

/** Resolves to true if a teacher did not sign a letter, and the college publishes a key of the teacher that counts. */
const isUnsignedBy = async (...[teacher, letter, name, keys]: Parameters<typeof isSignedBy>) =>
  !(await isSignedBy(teacher, letter, name, keys)) &&
  keys.some(({ employeeId, revoked }) => isSameId(employeeId, teacher) && !revoked);

/** Asks for the next numbered letter of each source, in the weeks since the last time. */
function pollNumbered(
  remembered: 'sections' | 'messages',
  sources: readonly Source[],
  taking: Taking,
): Promise<void> {
  return alone('fetch', async () => {
    const checksKey = `${deviceName}:${remembered}`;
    const before = readChecks(checksKey);
    const checks: Checks = {};
    for (const source of sources) {
      const key = await importPairKey(fromBase64Url(source.key));
      // Another key has other letters.
      const id = (await sectionName(key, '', 0)).slice(0, 16);
      const at = serverTime();
      const isDone = await readSource(source, key, weeksSince(at, before[id]), taking);
      // If an answer has set the clock right, other weeks are asked for the next time.
      const last = isDone && Math.abs(serverTime() - at) < day ? at : before[id];
      if (last !== undefined) checks[id] = last;
    }
    withDeviceStorage((storage) => storage.setItem(checksKey, JSON.stringify(checks)));
  });
}

/**
 * The weeks in which a letter may be new, oldest first: all if the clock of this device was ahead. The clocks of the devices
 * may be a day apart.
 */
function weeksSince(at: number, since = 0): string[] {
  const passed = at >= since ? at - since : at;
  const count = 1 + Math.ceil((passed + 2 * day) / (7 * day));
  return weeksBack(new Date(at), Math.min(mostWeeks, Math.max(2, count))).reverse();
}

/** Reads the new letters of a source in these weeks, or on these days; false if some may be there still. */
async function readSource(
  source: Source,
  key: CryptoKey,
  weeks: readonly string[],
  { nameOf, isOurs, take }: Taking,
): Promise<boolean> {
  const { teacher, get } = source;
  let isDone = true;
  for (const week of weeks)
    for (let n = 0, damaged = 0; damaged < mostDamaged; n++) {
      const name = await nameOf(key, week, n);
      const known = await workspace.read('letters', name);
      if (known?.direction === 'in' && isOfThisRelease(known)) {
        isDone &&= known.state !== 'newer';
        continue;
      }
      const there = await fetchLetter(teacher, 'get', get, name);
      if ('problem' in there) {
        isDone &&= there.problem === 'missing';
        break;
      }
      try {
        const letter = await openLetter(key, 'out', name, there.found);
        const { id, kind, at: written } = letter;
        if (isOurs(letter) && letter.file !== undefined) await take(letter, name, source);
        else await workspace.write([received(name, teacher, { kind, letter: id, written })]);
      } catch (error) {
        // One that came damaged is asked for again as long as its week counts.
        if (!(error instanceof EncryptionError)) throw error;
        damaged++;
        if (error.problem !== 'newer') continue;
        isDone = false;
        await workspace.write([received(name, teacher, newer())]);
      }
    }
  return isDone;
}

/** When the letters of each key were asked for last. */
type Checks = Record<string, number>;

function readChecks(checksKey: string): Checks {
  const read = (storage: Storage) => JSON.parse(storage.getItem(checksKey) ?? '{}') as Checks;
  return withDeviceStorage(read) ?? {};
}

/**
 * Fetches the messages of a student's teachers, and what they sign about events, since the last time; those of six weeks in a
 * browser that was cleared.
 */
export function pollChats(
  boxes: readonly StudentDrop[],
  { takeNews }: Pick<SectionHandlers, 'takeNews'>,
): Promise<void> {
  return pollNumbered('messages', boxes, {
    nameOf: sectionName,
    isOurs: ({ kind }) => kind === 'note' || kind === 'award',
    take: async (letter, name, source) =>
      letter.kind === 'award'
        ? takeNews(letter, rememberedAs(letter, name, source), source.teacher)
        : takeMessage(letter, name, source),
  });
}

/** The change that stores that a letter came, and whether it was taken. */
const rememberedAs =
  ({ id, kind, at: written }: Letter, name: string, { teacher }: Source) =>
  (isTaken: boolean): Change =>
    received(name, teacher, { kind, letter: id, written, ...(isTaken && { state: 'taken' }) });

/** Fetches what teachers say about the attendance of a student on the days that the college's record does not have. */
export function pollAttendance(
  drops: readonly StudentDrop[],
  { openDays, takeAttendance }: Pick<SectionHandlers, 'openDays' | 'takeAttendance'>,
  keys: readonly FacultyKey[] = [],
): Promise<void> {
  return alone('fetch', async () => {
    for (const { teacher, get, key: pairBytes, sections = [] } of drops)
      for (const section of sections) {
        const days = openDays(section.section);
        if (days.length === 0) continue;
        const [key, pair] = await Promise.all(
          [section.key, pairBytes].map((bytes) => importPairKey(fromBase64Url(bytes))),
        );
        const take: Taking['take'] = async (letter, name) => {
          const isUnsigned = await isUnsignedBy(teacher, letter, name, keys);
          const { id, kind, at: written, file = '' } = letter;
          const { head, lineOf } = readLines(name, file);
          const changes = await takeAttendance(
            { head, line: await lineOf(pair!), isUnsigned },
            teacher,
          );
          const remembered = { kind, letter: id, written, state: 'taken' } as const;
          await workspace.write([...changes, received(name, teacher, remembered)]);
        };
        const isOurs = ({ kind }: Letter) => kind === 'attendance';
        await readSource({ teacher, get, ...section }, key!, days, {
          ...{ nameOf: dayName, isOurs, take },
        });
      }
  });
}
