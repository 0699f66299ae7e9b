import { openDB } from 'idb';
import { bucketPath, sealedPath } from '@/lib/record/derivation';
import {
  beginKeeping,
  beginSession,
  cancelKeeping,
  deleteFlag,
  deleteKeptData,
  deleteKeptPart,
  deleteStored,
  endKeeping,
  findSignedIn,
  openWithCode,
  readKeptData,
  restoreKeptPart,
  StorageDenied,
} from '@/lib/record/device-session';
import { fetchPeopleIndex } from '@/lib/record/open';
import { copyKey } from '@/lib/record/own-copy';
import type { Person } from '@/lib/record/person';
import { problemOf, openStored, refreshRecord } from '@/lib/record/session';
import {
  logoutKey,
  readFlag,
  sessionDatabase,
  storageName,
  type SessionMode,
} from '@/lib/record/session-flag';
import { accessCodeOf } from '@/tools/college/access-code';
import { demoCollege } from '@/tools/college/demo';
import { generationKey } from '@/tools/college/generations';
import { personOf, type PersonRecord } from '@/tools/college/person-of';
import { sealRecord } from '@/tools/college/seal/seal-record';
import { students, teachers } from '../../fixture/demo-people';
import { newDevice, type Device } from './stored';

const { secret, id: college } = demoCollege;
const collegeOf = (person: Person, generation: number) => ({
  id: college,
  secret,
  generations: { [generationKey(person)]: generation },
});
const student: PersonRecord = students[0]!;
const teacher: PersonRecord = teachers[0]!;

/** What the server holds, by path below people/. */
let server: Map<string, string>;
let isOnline: boolean;
/** True if the server sends parts of files; and how many characters of records it has sent. */
let sendsParts: boolean | 'fails';
let sent: number;
let device: Device;

/** Rises with each record that is published, as with each sealing. */
let sealing = 0;

function publish(record: typeof student, { generation = 1, buckets = 0, number = ++sealing } = {}) {
  const person = personOf(record);
  const code = accessCodeOf(secret, person, generation);
  const { name, sealed } = sealRecord(collegeOf(person, generation), record, undefined, number);
  if (buckets === 0) server.set(sealedPath(name), sealed);
  else server.set(bucketPath(name, buckets), JSON.stringify({ [name]: sealed }));
  server.set('people.json', JSON.stringify({ format: 1, college, buckets }));
  return { person, code, name };
}

beforeEach(() => {
  device = newDevice();
  server = new Map();
  isOnline = sendsParts = true;
  sent = 0;
  globalThis.fetch = async (address, { headers } = {}) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    const text = server.get(String(address).replace('/people/', ''));
    if (text === undefined) return new Response('', { status: 404 });
    const range = sendsParts && new Headers(headers).get('range');
    if (range && sendsParts === 'fails') throw new TypeError('Failed to fetch');
    const body = range ? text.slice(Number(range.replace('bytes=', ''))) : text;
    sent += body.length;
    return new Response(body, { status: range ? 206 : 200 });
  };
});

async function signIn(code: string, person: Person, mode: SessionMode) {
  return beginSession(await openWithCode(code, person, await fetchPeopleIndex()), mode);
}

const problemWhen = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => problemOf(error),
  );

describe('signing in', () => {
  it('stores a key that cannot be exported, and a flag that names the person', async () => {
    const { person, code } = publish(student);
    const flag = await signIn(code, person, 'device');
    expect(readFlag()).toEqual(flag);
    expect(flag.shown.name).toBe(student.kind === 'student' && student.student.name);
    const database = await openDB(sessionDatabase);
    const { key, deviceKey } = (await database.get('sessions', flag.device)) as Record<
      string,
      CryptoKey
    >;
    database.close();
    for (const one of [key!, deviceKey!]) {
      expect(one.extractable).toBe(false);
      await expect(crypto.subtle.exportKey('raw', one)).rejects.toThrow();
    }
    expect(key!.usages).toEqual(['decrypt']);
  });
});

describe('a session', () => {
  it('opens the stored record without a connection', async () => {
    const { person, code } = publish(student);
    const flag = await signIn(code, person, 'device');
    isOnline = false;
    expect((await openStored(flag))?.id).toBe(person.id);
    expect(await problemWhen(refreshRecord(flag))).toBe('offline');
  });

  it('takes a changed record, once', async () => {
    const { person, code } = publish(student);
    const flag = await signIn(code, person, 'device');
    expect(await refreshRecord(flag)).toBeNull();
    publish({ ...student, asOf: '2099-01-01' });
    expect(await refreshRecord(flag)).toMatchObject({ isOlder: false });
    expect((await openStored(flag))?.asOf).toBe('2099-01-01');
    expect(await refreshRecord(flag)).toBeNull();
    expect(person.id).toBe(flag.id);
  });

  it.each([
    ['fetches only the end of a record that is the same', true, 22],
    ['compares all of a record from a server that sends no parts', false, 'all'],
    ['compares all of a record from a server that fails to send a part', 'fails', 'all'],
  ] as const)('%s', async (_title, parts, size) => {
    const { person, code, name } = publish(student);
    const flag = await signIn(code, person, 'device');
    [sendsParts, sent] = [parts, 0];
    expect(await refreshRecord(flag)).toBeNull();
    expect(sent).toBe(size === 'all' ? server.get(sealedPath(name))!.length : size);
  });

  it('fetches all of a record of which the stored one is not open', async () => {
    const { person, code } = publish(student);
    const flag = await signIn(code, person, 'device');
    expect((await refreshRecord(flag, false))?.record.id).toBe(person.id);
  });

  it('shows an older record than it has seen as older', async () => {
    // Both are of one day.
    const { person, code, name } = publish(student, { number: 7 });
    const flag = await signIn(code, person, 'device');
    const newer = server.get(sealedPath(name))!;
    publish(student, { number: 6 });
    expect(await refreshRecord(flag)).toMatchObject({ isOlder: true, record: { number: 6 } });
    // It is said once.
    expect(await refreshRecord(flag)).toBeNull();
    expect(await openStored(flag)).toMatchObject({ number: 7 });
    expect(readFlag()).toMatchObject({ number: 7 });
    server.set(sealedPath(name), newer);
    expect(await refreshRecord(flag)).toMatchObject({ isOlder: false, record: { number: 7 } });
  });

  it('is not replaced by an older one at another sign-in', async () => {
    const { person, code } = publish(student, { number: 7 });
    await signIn(code, person, 'device');
    publish(student, { number: 6 });
    const flag = await signIn(code, person, 'device');
    expect(await openStored(flag)).toMatchObject({ number: 7 });
    expect(await refreshRecord(flag)).toMatchObject({ isOlder: true });
  });

  it('of a shared computer is older than a newer one that its tab has seen', async () => {
    const { person, code } = publish(student, { number: 7 });
    const flag = await signIn(code, person, 'tab');
    publish(student, { number: 8 });
    expect(await refreshRecord(flag)).toMatchObject({ isOlder: false });
    publish(student, { number: 7 });
    // The next page has only the flag.
    expect(await refreshRecord(readFlag()!, false)).toMatchObject({ isOlder: true });
    expect(readFlag()).toMatchObject({ number: 8 });
  });

  it('keeps the stored record if the server’s is damaged or another person’s', async () => {
    const { person, code, name } = publish(student);
    const flag = await signIn(code, person, 'device');
    server.set(sealedPath(name), server.get(sealedPath(name))!.replace(/.{40}$/, 'A'.repeat(40)));
    expect(await problemWhen(refreshRecord(flag))).toBe('damaged');
    const other = publish(teacher);
    server.set(sealedPath(name), server.get(sealedPath(other.name))!);
    expect(await problemWhen(refreshRecord(flag))).toBe('damaged');
    expect((await openStored(flag))?.id).toBe(person.id);
  });

  it('follows a server that packs people in another way', async () => {
    const { person, code, name } = publish(student);
    const flag = await signIn(code, person, 'device');
    server.delete(sealedPath(name));
    publish({ ...student, asOf: '2099-01-01' }, { buckets: 4096 });
    expect((await refreshRecord(flag))?.record.asOf).toBe('2099-01-01');
  });

  it('ends when the person’s code is replaced, and the data keeps its name with the new code', async () => {
    const { person, code, name } = publish(student);
    const flag = await signIn(code, person, 'device');
    server.delete(sealedPath(name));
    const next = publish(student, { generation: 2 });
    expect(await problemWhen(refreshRecord(flag))).toBe('missing');
    expect((await signIn(next.code, person, 'device')).device).toBe(flag.device);
  });

  it('of a shared computer is found in its tab, and ends with all its data when somebody else signs in there', async () => {
    const one = publish(student);
    const flag = await signIn(one.code, one.person, 'tab');
    device.tab.setItem(`${storageName(flag)}:activities`, 'Poetry Course');
    expect(await findSignedIn()).toEqual([flag]);
    // The same person again loses nothing.
    await signIn(one.code, one.person, 'tab');
    expect(device.tab.getItem(`${storageName(flag)}:activities`)).toBe('Poetry Course');
    const two = publish(teacher);
    await signIn(two.code, two.person, 'device');
    expect(device.tab.keys()).toEqual([]);
  });

  it('leaves nothing after Logout, and a refresh that is under way writes nothing back', async () => {
    const { person, code } = publish(student);
    const flag = await signIn(code, person, 'device');
    publish({ ...student, asOf: '2099-01-01' });
    const refreshing = refreshRecord(flag);
    deleteFlag(flag);
    await deleteStored(flag, { kept: true });
    await refreshing.catch(() => {});
    expect(readFlag()).toBeNull();
    expect(device.local.keys()).toEqual([]);
    expect(device.tab.keys()).toEqual([]);
    const database = await openDB(sessionDatabase);
    expect(await database.count('sessions')).toBe(0);
    database.close();
    expect(await problemWhen(refreshRecord(flag))).toBe('ended');
  });
});

describe('data that stays on the device after Logout', () => {
  const text = '{"note":"Certificate of the workshop"}';

  async function keep(person: Person, code: string) {
    const flag = await signIn(code, person, 'device');
    deleteFlag(flag);
    await beginKeeping(flag);
    await endKeeping(flag, text);
    return flag;
  }

  it('is encrypted, and comes back with the same access code', async () => {
    const { person, code } = publish(student);
    await keep(person, code);
    const database = await openDB(sessionDatabase);
    const [kept] = (await database.getAll('kept')) as { parts: { data: ArrayBuffer }[] }[];
    database.close();
    expect(Buffer.from(kept!.parts[0]!.data).toString('latin1')).not.toContain('Certificate');
    const flag = await signIn(code, person, 'device');
    expect(flag.hasKept).toBe(true);
    expect(await readKeptData(flag)).toEqual({ texts: [text], locked: [] });
    await deleteKeptData(flag, []);
    expect(await readKeptData(flag)).toEqual({ texts: [], locked: [] });
    expect(readFlag()?.hasKept).toBe(false);
  });

  it('cannot be read with another access code, and stays', async () => {
    const { person, code } = publish(student);
    await keep(person, code);
    const next = publish(student, { generation: 2 });
    const flag = await signIn(next.code, person, 'device');
    expect(flag.hasKept).toBe(true);
    const { texts, locked } = await readKeptData(flag);
    expect(texts).toEqual([]);
    expect(locked).toHaveLength(1);
    await deleteKeptData(flag, locked);
    expect((await readKeptData(flag)).locked).toEqual(locked);
  });

  it('is dated and deleted part by part, and a deleted part is put back', async () => {
    const { person, code } = publish(student);
    await keep(person, code);
    await keep(person, code);
    const next = publish(student, { generation: 2 });
    const flag = await signIn(next.code, person, 'device');
    const [first, second] = (await readKeptData(flag)).locked;
    expect(Date.parse(first!.at)).toBeLessThanOrEqual(Date.now());
    await deleteKeptPart(flag, first!);
    expect((await readKeptData(flag)).locked).toEqual([second]);
    await restoreKeptPart(flag, first!);
    expect((await readKeptData(flag)).locked).toEqual([second, first]);
  });
});

describe('Logout that is cut off while other tabs save', () => {
  const text = '{"note":"Certificate of the workshop"}';

  it('leaves no session, and encrypts once when another page finishes it', async () => {
    const { person, code } = publish(student);
    const flag = await signIn(code, person, 'device');
    deleteFlag(flag);
    expect((await beginKeeping(flag))?.device).toBe(flag.device);
    expect(await findSignedIn()).toEqual([]);
    expect(await openStored(flag)).toBeNull();
    expect(await problemWhen(refreshRecord(flag))).toBe('ended');
    expect(await beginKeeping(flag)).toBeNull();
    await endKeeping(flag, text);
    await endKeeping(flag, text);
    const again = await signIn(code, person, 'device');
    expect((await readKeptData(again)).texts).toEqual([text]);
  });

  it('ends when the person signs in again', async () => {
    const { person, code } = publish(student);
    const flag = await signIn(code, person, 'device');
    localStorage.setItem(logoutKey(flag), 'keep');
    await beginKeeping(flag);
    await signIn(code, person, 'device');
    expect(localStorage.getItem(logoutKey(flag))).toBeNull();
  });

  it('is undone if the data does not fit, and leaves nothing behind', async () => {
    const { person, code } = publish(student);
    const flag = await signIn(code, person, 'device');
    const session = await beginKeeping(flag);
    await cancelKeeping(session!);
    expect((await openStored(flag))?.id).toBe(person.id);
    await endKeeping(flag, text);
    expect(await readKeptData(flag)).toEqual({ texts: [], locked: [] });
  });
});

describe('a browser whose small storage is full', () => {
  const fill = (storage: Device['local']) => (storage.room = 0);

  it('makes room with the copies of pages at sign-in', async () => {
    const { person, code } = publish(student);
    const copy = copyKey({ device: '0'.repeat(16) }, '/Dashboard/');
    device.local.setItem(copy, 'x'.repeat(5000));
    device.local.room = 5000;
    const flag = await signIn(code, person, 'device');
    expect(flag.mode).toBe('device');
    expect(readFlag()).toEqual(flag);
    expect(device.local.getItem(copy)).toBeNull();
  });

  it('says so if the tab stores nothing either, and leaves no key', async () => {
    const { person, code } = publish(student);
    fill(device.local);
    device.tab.room = 200;
    await expect(signIn(code, person, 'device')).rejects.toThrow(StorageDenied);
    expect(device.tab.keys()).toEqual([]);
    expect(readFlag()).toBeNull();
  });
});

describe('a browser that stores no more', () => {
  it('shows a newer record all the same', async () => {
    const { person, code } = publish(student);
    const flag = await signIn(code, person, 'device');
    publish({ ...student, asOf: '2099-01-01' });
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
    try {
      expect((await refreshRecord(flag))?.record.asOf).toBe('2099-01-01');
    } finally {
      IDBObjectStore.prototype.put = put;
    }
  });

  it('says that nobody is signed in any more if what it stored is denied', async () => {
    const { person, code } = publish(student);
    const flag = await signIn(code, person, 'device');
    const { open } = indexedDB;
    indexedDB.open = () => {
      throw new DOMException('Denied.', 'SecurityError');
    };
    expect(await problemWhen(refreshRecord(flag))).toBe('ended');
    indexedDB.open = open;
  });
});
