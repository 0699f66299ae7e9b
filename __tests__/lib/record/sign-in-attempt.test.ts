import { newDevice, type Device } from './stored';
import { sealedPath } from '@/lib/record/derivation';
import type { PersonKind } from '@/lib/record/person';
import { findSignedIn } from '@/lib/record/device-session';
import {
  flagKey,
  readFlag,
  storageName,
  tabKeyName,
  type SessionFlag,
} from '@/lib/record/session-flag';
import type * as Attempt from '@/lib/record/sign-in-attempt';
import { problemOf } from '@/lib/record/sign-in-result';
import { tourScript } from '@/lib/record/tour';
import { accessCodeOf } from '@/tools/college/access-code';
import { personOf } from '@/tools/college/person-of';
import { sealRecord } from '@/tools/college/seal/seal-record';
import { people, students } from '../../fixture/demo-people';

const college = { id: '0TEST0C0LLEGE0000000000000', secret: new Uint8Array(32), generations: {} };

/** A person of the college with the access code and the sealed record. */
function somebody(kind: PersonKind) {
  const record = people.find((one) => one.kind === kind);
  if (!record) throw new Error(`The demo college has no ${kind}.`);
  const person = personOf(record);
  return {
    credentials: { person, code: accessCodeOf(college.secret, person, 1) },
    ...sealRecord(college, record),
  };
}

const student = somebody('student');
const teacher = somebody('teacher');

/** The answers of the server, by path below people/; a missing path has no file. */
let files: Record<string, string | number>;
let asked: string[];
let device: Device;
let attempt: typeof Attempt.attempt;
let attemptTour: typeof Attempt.attemptTour;
let attemptWithCampus: typeof Attempt.attemptWithCampus;
let checkFields: typeof Attempt.checkFields;
let openEarly: typeof Attempt.openEarly;

beforeEach(async () => {
  device = newDevice();
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
    fetch: async (url: string) => answer(url),
  });
  jest.resetModules();
  ({ attempt, attemptTour, attemptWithCampus, checkFields, openEarly } =
    await import('@/lib/record/sign-in-attempt'));
});

const problem = (code: Parameters<typeof problemOf>[0], kind: PersonKind = 'student') =>
  problemOf(code, kind);

describe('signing in', () => {
  test('stores the session on the device', async () => {
    const flag = await attempt(student.credentials, 'device');
    expect(flag).toMatchObject({ ...student.credentials.person, mode: 'device' });
    expect(readFlag()).toEqual(flag);
    expect(await findSignedIn()).toEqual([flag]);
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
    expect(device.local.keys()).toEqual([]);
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
    expect((await findSignedIn()).map(({ mode }) => mode)).toEqual(['tab']);
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
    const record = { ...students[0], student: unwritten };
    files[sealedPath(student.name)] = sealRecord(college, record as never).sealed;
    expect(await attempt(student.credentials, 'device')).toEqual(problem('damaged'));
  });
});

describe('the two fields', () => {
  const code = 'VWVYRXX0V1BJ8SGH7XQ51PXG';
  const typed = 'vwvy rxxo vibj 8sgh 7xq5 1pxg';
  const errorOf = (password: string) => {
    const checked = checkFields('student', '25CSE1001', password);
    return 'password' in checked ? checked.password : null;
  };

  test('reads an id and a code as they are typed', () => {
    expect(checkFields('student', ' 25cse 1001 ', typed)).toEqual({ id: '25CSE1001', code });
  });

  test('asks for what is missing, by its name', () => {
    expect(checkFields('student', ' ', ' ')).toEqual({
      username: 'Enter your roll number.',
      password: 'Enter the access code on your card.',
    });
    expect(checkFields('teacher', '', typed)).toEqual({
      username: 'Enter your employee id.',
      password: '',
    });
  });

  const mistyped: [string, string | RegExp][] = [
    ['VWVY RXX0 V1B 8SGH 7XQ5 1PXG', 'Group 3 of the code has 3 instead of 4 characters.'],
    ['VWVY-RXX0-V1BJ-8SGH-7XQ5-1PX', 'Group 6 of the code has 3 instead of 4 characters.'],
    ['VWVY RXX0X V1BJ 8SGH 7XQ5 1PXG', 'Group 2 of the code has 5 instead of 4 characters.'],
    ['VWVYRXX0V1BJ8SGH7XQ5', 'The code has 20 instead of 24 characters.'],
    ['VWVY RXX0 V1BJ 8SGH 7XQ5', 'The code has 20 instead of 24 characters.'],
    [`${code}${code}`, 'The code has 48 instead of 24 characters.'],
    ['VWVY RXX0 V1BJ 8SGU 7XQ5 1PXG', /only digits and letters, and never U/],
    ['VWVY RXX0 V1BJ 8SG* 7XQ5 1PXG', /only digits and letters, and never U/],
    ['VWVY RXX0 V1BJ 8SGK 7XQ5 1PXG', /A character is wrong/],
    ['VWVY RXX0 V1BJ 8SGH 7XQ5 1PGX', /A character is wrong, or two have changed places/],
  ];

  test('says what is wrong with a code', () => {
    for (const [password, sentence] of mistyped) expect(errorOf(password)).toMatch(sentence);
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

  const answers = [
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
  ] as const;

  test('has its own sentence for each other answer', async () => {
    for (const [file, code] of answers) {
      files['me.json'] = file;
      expect(await attemptWithCampus('student', 'device')).toEqual(problem(code));
    }
    expect(new Set(asked)).toEqual(new Set(['me.json']));
  });

  test('whose person has no record does not ask for a card to compare', async () => {
    answer({ kind: 'student', id: '99CSE9999', code: student.credentials.code });
    expect(await attemptWithCampus('student', 'device')).toEqual(problem('unlisted'));
  });
});

describe('while another person is signed in', () => {
  /** Answers the question of the login page. */
  let answer: string;
  let asked: string[];

  beforeEach(() => {
    answer = 'log-out';
    asked = [];
    const name = { textContent: '' };
    const elements: Record<string, object> = {
      'ask-kept': { hidden: false },
      'ask-deleted': { hidden: false },
      ask: {
        querySelectorAll: () => [name],
        showModal: () => asked.push(name.textContent),
        addEventListener: (_type: string, end: () => void) => {
          (elements['ask'] as { returnValue: string }).returnValue = answer;
          end();
        },
      },
    };
    Object.assign(globalThis, {
      END_SESSION: '@/components/session/end-session',
      document: { getElementById: (id: string) => elements[id] },
    });
  });

  afterEach(() => Reflect.deleteProperty(globalThis, 'document'));

  const nameOf = (one: unknown) => (one as SessionFlag).shown.name;

  test('asks, and signs nobody in if the answer is no', async () => {
    const first = await attempt(student.credentials, 'device');
    answer = '';
    expect(await attempt(teacher.credentials, 'device')).toBeNull();
    expect(asked).toEqual([nameOf(first)]);
    expect(readFlag()).toEqual(first);
    expect(await findSignedIn()).toEqual([first]);
  });

  test.each(['device', 'tab'] as const)('logs that person out first for a %s', async (mode) => {
    await attempt(student.credentials, 'device');
    expect(await attempt(teacher.credentials, mode)).toMatchObject(teacher.credentials.person);
    expect(await findSignedIn()).toEqual([readFlag()]);
    expect(readFlag()).toMatchObject({ ...teacher.credentials.person, mode });
  });

  test('logs out also a person whose flag is gone', async () => {
    await attempt(student.credentials, 'device');
    device.local.removeItem(flagKey);
    await attempt(teacher.credentials, 'device');
    expect(asked).toHaveLength(1);
    expect((await findSignedIn()).map(({ id }) => id)).toEqual([teacher.credentials.person.id]);
  });

  test('deletes what was added in this tab, and asks the same person only about that', async () => {
    const first = await attempt(student.credentials, 'tab');
    await attempt(student.credentials, 'tab');
    expect(asked).toEqual([]);
    device.tab.setItem(`${storageName(first as SessionFlag)}:activities`, 'Poetry Course');
    await attempt(student.credentials, 'device');
    expect(asked).toEqual([nameOf(first)]);
    expect(device.tab.keys()).toEqual([]);
    expect(readFlag()).toMatchObject({ mode: 'device' });
  });

  test('says so if that person cannot be logged out, who is then still signed in', async () => {
    const first = await attempt(student.credentials, 'device');
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    const result = await attempt(teacher.credentials, 'device');
    put.mockRestore();
    expect(result).toEqual(problem('others', 'teacher'));
    expect(readFlag()).toEqual(first);
  });
});

describe('the tour', () => {
  const start = () => attemptTour([student.credentials, teacher.credentials]);

  /** Runs the first script of a page. */
  const openPage = (address: string) =>
    new Function('a', 'document', tourScript)(address, { documentElement: { dataset: {} } });

  test('signs both people into the tab, and each page has the one whom it is for', async () => {
    expect(await start()).toMatchObject({ ...student.credentials.person, isTour: true });
    const keys = [device.tab.getItem(tabKeyName)];
    openPage('/faculty-dashboard/');
    expect(readFlag()).toMatchObject({ ...teacher.credentials.person, mode: 'tab', isTour: true });
    keys.push(device.tab.getItem(tabKeyName));
    openPage('/Dashboard/');
    expect(readFlag()).toMatchObject(student.credentials.person);
    expect(device.tab.getItem(tabKeyName)).toBe(keys[0]);
    expect(keys[0]).not.toBe(keys[1]);
    expect(device.local.keys()).toEqual([]);
  });

  test('goes on as the other person without a request, and ends with another sign-in', async () => {
    await start();
    asked = [];
    const other = await attemptTour([teacher.credentials, student.credentials]);
    expect(other).toMatchObject(teacher.credentials.person);
    expect(asked).toEqual([]);
    await attempt(student.credentials, 'device');
    expect(device.tab.keys()).toEqual([]);
    openPage('/faculty-dashboard/');
    expect(readFlag()).toMatchObject({ ...student.credentials.person, mode: 'device' });
  });

  test('does not begin if one of them cannot be opened', async () => {
    files[sealedPath(teacher.name)] = 500;
    expect(await start()).toEqual(problem('server'));
    expect(readFlag()).toBeNull();
  });
});
