import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { bucketPath, sealedPath } from '@/lib/record/derivation';
import type { PersonKind } from '@/lib/record/person';
import { listPeople } from '@/lib/record/device-session';
import { flagKey, readFlag, tabKeyName } from '@/lib/record/session-flag';
import type * as Attempt from '@/lib/record/sign-in-attempt';
import { problemOf } from '@/lib/record/sign-in-problem';
import { accessCodeOf } from '@/tools/college/access-code';
import { demoCollege } from '@/tools/college/demo';
import { personOf } from '@/tools/college/person-of';
import { sealRecord } from '@/tools/college/seal/seal-record';

const college = { id: '0TEST0C0LLEGE0000000000000', secret: new Uint8Array(32), generations: {} };
const { records } = demoCollege({ students: 4, teachers: 1, seed: 7 });

/** A person of the college with the access code and the sealed record. */
function somebody(kind: PersonKind) {
  const record = records.find((one) => one.kind === kind);
  if (!record) throw new Error(`The demo college has no ${kind}.`);
  const person = personOf(record);
  return {
    credentials: { person, code: accessCodeOf(college.secret, person, 1) },
    ...sealRecord(college, record),
  };
}

const student = somebody('student');
const teacher = somebody('teacher');

class MemoryStorage {
  readonly entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, value);
  removeItem = (key: string) => void this.entries.delete(key);
}

/** What the server answers, by path below people/; a missing path has no file. */
let files: Record<string, string | number>;
let asked: string[];
let attempt: typeof Attempt.attempt;
let attemptWithCampus: typeof Attempt.attemptWithCampus;
let openEarly: typeof Attempt.openEarly;

beforeEach(async () => {
  files = {
    'people.json': JSON.stringify({ format: 1, college: college.id, buckets: 0 }),
    [sealedPath(student.name)]: student.sealed,
    [sealedPath(teacher.name)]: teacher.sealed,
  };
  asked = [];
  const answer = (url: string) => {
    const path = url.replace('/people/', '');
    asked.push(path);
    const file = files[path] ?? 404;
    if (file === 0) throw new TypeError('Failed to fetch');
    return typeof file === 'number' ? new Response('', { status: file }) : new Response(file);
  };
  Object.assign(globalThis, {
    isSecureContext: true,
    indexedDB: new IDBFactory(),
    localStorage: new MemoryStorage(),
    sessionStorage: new MemoryStorage(),
    fetch: async (url: string) => answer(url),
  });
  jest.resetModules();
  ({ attempt, attemptWithCampus, openEarly } = await import('@/lib/record/sign-in-attempt'));
});

const problem = (code: Parameters<typeof problemOf>[0], kind: PersonKind = 'student') =>
  problemOf(code, kind);

describe('signing in', () => {
  test('stores the session on the device', async () => {
    const flag = await attempt(student.credentials, 'device');
    expect(flag).toMatchObject({ ...student.credentials.person, mode: 'device' });
    expect(readFlag()).toEqual(flag);
    expect(await listPeople()).toEqual([{ flag, needsCode: false }]);
    expect(sessionStorage.getItem(tabKeyName)).toBeNull();
  });

  test('works on the login page of the other kind', async () => {
    const { code, person } = teacher.credentials;
    const typed = { code, person: { kind: 'student' as const, id: person.id } };
    expect(await attempt(typed, 'device')).toMatchObject(person);
    expect(readFlag()).toMatchObject(person);
  });

  test('on a shared computer stores nothing that outlives the tab', async () => {
    const flag = await attempt(student.credentials, 'tab');
    expect(flag).toMatchObject({ mode: 'tab' });
    expect(readFlag()).toEqual(flag);
    expect((localStorage as unknown as MemoryStorage).entries.size).toBe(0);
    expect(await indexedDB.databases()).toEqual([]);
  });

  test('lasts until the tab closes if the browser stores no keys', async () => {
    const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The object can not be cloned.', 'DataCloneError');
    });
    expect(await attempt(student.credentials, 'device')).toMatchObject({ mode: 'tab' });
    expect(localStorage.getItem(flagKey)).toBeNull();
    open.mockRestore();
  });

  test('leaves no key on the device if the device refuses the rest of the session', async () => {
    localStorage.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    expect(await attempt(student.credentials, 'device')).toMatchObject({ mode: 'tab' });
    expect((await listPeople()).map(({ flag }) => flag.mode)).toEqual(['tab']);
  });

  test('finds a record that the server packs with others', async () => {
    const bucket = (parseInt(student.name.slice(0, 8), 16) % 16).toString(16);
    files = {
      'people.json': JSON.stringify({ format: 1, college: college.id, buckets: 16 }),
      [`bucket/${bucket}.json`]: JSON.stringify({ [student.name]: student.sealed }),
    };
    expect(await attempt(student.credentials, 'device')).toMatchObject({ name: student.name });
  });
});

describe('nobody is signed in', () => {
  afterEach(() => expect(readFlag()).toBeNull());

  test('with a code that opens no record', async () => {
    const { person } = student.credentials;
    const code = accessCodeOf(college.secret, person, 2);
    expect(await attempt({ person, code }, 'device')).toEqual(problem('missing'));
  });

  test('by an unknown id, with the sentence of a wrong code', async () => {
    const { code } = student.credentials;
    const person = { kind: 'student' as const, id: '99CSE9999' };
    expect(await attempt({ person, code }, 'device')).toEqual(problem('missing'));
  });

  test.each([
    ['without a connection', 0, 'offline'],
    ['if the server fails', 500, 'server'],
    ['if a Wi-Fi answers with its own page', '<!doctype html>', 'server'],
    ['if the server refuses', 403, 'server'],
    ['if the site has no records', 404, 'unpublished'],
    ['if the records are from a newer release', '{"format":2}', 'newer'],
  ] as const)('%s', async (_when, file, code) => {
    files['people.json'] = file;
    expect(await attempt(student.credentials, 'device')).toEqual(problem(code));
  });

  test.each([
    ['without a connection for the record', 0, 'offline'],
    ['if an object store has no such record', 403, 'missing'],
    ['if the record is cut off', student.sealed.slice(0, -9), 'damaged'],
    ['if the record is the one of somebody else', teacher.sealed, 'damaged'],
  ] as const)('%s', async (_when, file, code) => {
    files[sealedPath(student.name)] = file;
    expect(await attempt(student.credentials, 'device')).toEqual(problem(code));
  });

  test('if an object store has no such bucket of records', async () => {
    files['people.json'] = JSON.stringify({ format: 1, college: college.id, buckets: 16 });
    files[bucketPath(student.name, 16)] = 403;
    expect(await attempt(student.credentials, 'device')).toEqual(problem('missing'));
  });

  test('if the browser blocks storage', async () => {
    for (const storage of [localStorage, sessionStorage])
      storage.setItem = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    expect(await attempt(student.credentials, 'device')).toEqual(problem('storage'));
  });

  test('on a page without https, before anything is fetched', async () => {
    Object.assign(globalThis, { isSecureContext: false });
    expect(await attempt(student.credentials, 'device')).toEqual(problem('insecure'));
    expect(await attemptWithCampus('student', 'device')).toEqual(problem('insecure'));
    expect(asked).toEqual([]);
  });

  test('in a browser that lacks what a record needs, before anything is fetched', async () => {
    const { DecompressionStream, AbortSignal } = globalThis;
    Object.assign(globalThis, { DecompressionStream: undefined });
    expect(await attempt(student.credentials, 'device')).toEqual(problem('browser'));
    Object.assign(globalThis, { DecompressionStream, AbortSignal: class {} });
    expect(await attempt(student.credentials, 'device')).toEqual(problem('browser'));
    Object.assign(globalThis, { AbortSignal });
    expect(asked).toEqual([]);
  });

  test('if the record lacks what the shell shows', async () => {
    const rollNumber = student.credentials.person.id;
    const unwritten = { rollNumber, toJSON: () => undefined };
    const record = { ...records.find(({ kind }) => kind === 'student'), student: unwritten };
    files[sealedPath(student.name)] = sealRecord(college, record as never).sealed;
    expect(await attempt(student.credentials, 'device')).toEqual(problem('damaged'));
  });
});

describe('what is typed', () => {
  const { person, code } = student.credentials;

  test('is opened before the form is submitted, once, and stores nothing', async () => {
    await openEarly('student', person.id, code.slice(1));
    await openEarly('student', '', code);
    expect(asked).toEqual([]);
    await Promise.all([1, 2].map(() => openEarly('student', person.id, code)));
    expect(readFlag()).toBeNull();
    expect(await indexedDB.databases()).toEqual([]);
    await attempt(student.credentials, 'device');
    expect(asked).toEqual(['people.json', sealedPath(student.name)]);
    expect(readFlag()).toMatchObject(person);
  });

  test('is asked for again if it could not be opened, and after a sign-in', async () => {
    const { [sealedPath(student.name)]: sealed } = files;
    files[sealedPath(student.name)] = 0;
    await expect(openEarly('student', person.id, code)).rejects.toThrow('offline');
    files[sealedPath(student.name)] = sealed!;
    for (const count of [2, 3]) {
      expect(await attempt(student.credentials, 'device')).toMatchObject(person);
      expect(asked.filter((path) => path === sealedPath(student.name))).toHaveLength(count);
    }
  });
});

test('a second attempt reads the index again', async () => {
  files['people.json'] = 0;
  await attempt(student.credentials, 'device');
  files['people.json'] = JSON.stringify({ format: 1, college: college.id, buckets: 0 });
  expect(await attempt(student.credentials, 'device')).toMatchObject({ mode: 'device' });
});

describe('the campus account', () => {
  const answer = (value: unknown) => (files['me.json'] = JSON.stringify(value));

  test('signs in the person whom the gate names, on either page', async () => {
    answer({ ...teacher.credentials.person, code: teacher.credentials.code });
    expect(await attemptWithCampus('student', 'device')).toMatchObject({ kind: 'teacher' });
    expect(readFlag()).toMatchObject(teacher.credentials.person);
  });

  test.each([
    [401, 'unknown'],
    [403, 'refused'],
    [404, 'unlisted'],
    [500, 'unreachable'],
    [0, 'unreachable'],
    ['<!doctype html>', 'malformed'],
    ['null', 'malformed'],
    ['{"kind":"student","id":"26CSE1001","code":"4ACK"}', 'malformed'],
    ['{"kind":"registrar","id":"1","code":"VWVYRXX0V1BJ8SGH7XQ51PXG"}', 'malformed'],
    ['{"kind":"student","id":" ","code":"VWVYRXX0V1BJ8SGH7XQ51PXG"}', 'malformed'],
  ] as const)('that answers %s has its own sentence', async (file, code) => {
    files['me.json'] = file;
    expect(await attemptWithCampus('student', 'device')).toEqual(problem(code));
    expect(asked).toEqual(['me.json']);
  });

  test('whose person has no record does not ask for a card to compare', async () => {
    answer({ kind: 'student', id: '99CSE9999', code: student.credentials.code });
    expect(await attemptWithCampus('student', 'device')).toEqual(problem('unlisted'));
  });
});
