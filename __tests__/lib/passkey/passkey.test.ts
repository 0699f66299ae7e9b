import { openDB } from 'idb';
import { enrol } from '@/lib/passkey/enrol';
import { deletePasskey, readPasskey, readPasskeys, writePasskey } from '@/lib/passkey/stored';
import { beginKeeping, endKeeping } from '@/lib/record/kept-data';
import { sealedPath } from '@/lib/record/derivation';
import { deleteFlag, deleteStored, takeTypedCode } from '@/lib/record/device-session';
import { readFlag, sessionDatabase, type SessionFlag } from '@/lib/record/session-flag';
import {
  attempt,
  attemptWithCampus,
  attemptWithPasskey,
  prepare,
} from '@/lib/record/sign-in-attempt';
import { problemOf } from '@/lib/record/sign-in-problem';
import { accessCodeOf } from '@/tools/college/access-code';
import { builtInDemo } from '@/tools/college/demo';
import { generationKey } from '@/tools/college/generations';
import { personOf } from '@/tools/college/person-of';
import { sealRecord } from '@/tools/college/seal/seal-record';
import { newDevice } from '../record/stored';
import { connect, type Authenticator } from './authenticator';

const { secret, college, records } = builtInDemo();

function somebody(kind: 'student' | 'teacher') {
  const record = records.find((one) => one.kind === kind)!;
  const person = personOf(record);
  const sealedIn = (generation: number) => {
    const generations = { [generationKey(person)]: generation };
    const { name, sealed } = sealRecord({ id: college, secret, generations }, record);
    return [sealedPath(name), sealed] as const;
  };
  return { credentials: { person, code: accessCodeOf(secret, person, 1) }, sealedIn };
}

const student = somebody('student');
const teacher = somebody('teacher');

/** What the server holds, by path below people/; null without a connection. */
let server: Map<string, string> | null;
let authenticator: Authenticator;

beforeEach(() => {
  newDevice();
  authenticator = connect();
  server = new Map([
    ['people.json', JSON.stringify({ format: 1, college, buckets: 0 })],
    student.sealedIn(1),
    teacher.sealedIn(1),
  ]);
  globalThis.fetch = async (address) => {
    if (!server) throw new TypeError('Failed to fetch');
    const text = server.get(String(address).replace('/people/', ''));
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
  };
});

async function signIn({ credentials }: typeof student) {
  return (await attempt(credentials, 'device')) as SessionFlag;
}

async function logOut(flag: SessionFlag) {
  deleteFlag(flag);
  await beginKeeping(flag);
  await endKeeping(flag, null);
  await deleteStored(flag, { kept: false });
}

/** A person who has set up a passkey and logged out. */
async function enrolled(one = student) {
  const flag = await signIn(one);
  expect(await enrol(flag, one.credentials.code)).toBe('done');
  await logOut(flag);
  expect(readFlag()).toBeNull();
  return flag;
}

/** Everything in the database of the sessions that is text. */
async function textsStored(): Promise<string> {
  const database = await openDB(sessionDatabase);
  const all = await Promise.all(['sessions', 'kept'].map((store) => database.getAll(store)));
  database.close();
  return JSON.stringify(all);
}

describe('the offer after a sign-in', () => {
  test('gets the typed code once, and the device stores it only encrypted', async () => {
    const flag = await signIn(student);
    expect(flag.offersPasskey).toBe(true);
    expect(await textsStored()).not.toContain(student.credentials.code);
    expect(await takeTypedCode(flag)).toBe(student.credentials.code);
    expect(await takeTypedCode(flag)).toBeNull();
    expect(readFlag()?.offersPasskey).toBe(false);
  });

  test('ends with Logout', async () => {
    const flag = await signIn(student);
    await logOut(flag);
    expect(await takeTypedCode(flag)).toBeNull();
  });

  test('is not made on a shared computer', async () => {
    const flag = (await attempt(student.credentials, 'tab')) as SessionFlag;
    expect(flag.offersPasskey).toBeUndefined();
    expect(await indexedDB.databases()).toEqual([]);
  });

  test('is not made without a fingerprint, face or PIN of the device', async () => {
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = async () => false;
    expect((await signIn(student)).offersPasskey).toBeUndefined();
    Object.assign(globalThis, { PublicKeyCredential: undefined });
    expect((await signIn(student)).offersPasskey).toBeUndefined();
  });

  test('is not made to a person of the campus account, who typed no code', async () => {
    const { person, code } = student.credentials;
    server!.set('me.json', JSON.stringify({ ...person, code }));
    const flag = (await attemptWithCampus('student', 'device')) as SessionFlag;
    expect(flag.offersPasskey).toBeUndefined();
  });

  test.each(['declined', 'unsupported'] as const)('is not made again if it was %s', async (no) => {
    await writePasskey(await signIn(student), { no });
    const flag = await signIn(student);
    expect(flag.offersPasskey).toBeUndefined();
    await logOut(flag);
    expect((await signIn(teacher)).offersPasskey).toBe(true);
  });

  test('is not made again once there is a passkey', async () => {
    await enrolled();
    expect((await signIn(student)).offersPasskey).toBeUndefined();
  });
});

describe('setting up', () => {
  test('asks for a passkey of the person that checks the finger and computes a secret at once', async () => {
    const flag = await enrolled();
    const [asked, ...more] = authenticator.asked;
    expect(more).toEqual([]);
    expect(asked).toMatchObject({
      method: 'create',
      publicKey: {
        user: { id: new TextEncoder().encode(flag.device), name: flag.shown.name },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      },
    });
  });

  test('asks once more if the authenticator computes nothing while it creates a passkey', async () => {
    authenticator.isPrompt = false;
    await enrolled();
    expect(authenticator.asked.map(({ method }) => method)).toEqual(['create', 'get']);
    expect(await attemptWithPasskey('student', 'device')).toMatchObject(student.credentials.person);
  });

  test('stores neither the code nor the person in a form that can be read', async () => {
    await enrolled();
    const stored = await textsStored();
    for (const text of [student.credentials.code, student.credentials.person.id])
      expect(stored).not.toContain(text);
  });

  test.each([
    ['NotAllowedError', 'cancelled'],
    ['UnknownError', 'cancelled'],
    ['SecurityError', 'unsupported'],
    ['NotSupportedError', 'unsupported'],
  ])('that ends with %s is %s', async (error, end) => {
    const flag = await signIn(student);
    authenticator.error = error;
    expect(await enrol(flag, student.credentials.code)).toBe(end);
    expect(await readPasskey(flag)).toEqual(
      end === 'unsupported' ? expect.objectContaining({ no: end }) : null,
    );
  });

  test('without the extension offers nothing again, and leaves no useless passkey', async () => {
    const flag = await signIn(student);
    authenticator.hasPrf = false;
    expect(await enrol(flag, student.credentials.code)).toBe('unsupported');
    expect(authenticator.forgotten).toEqual([...authenticator.keys.keys()]);
    expect(await readPasskey(flag)).toMatchObject({ no: 'unsupported' });
    expect(await readPasskeys()).toEqual([]);
  });

  test('leaves no useless passkey if the second request is refused', async () => {
    const flag = await signIn(student);
    authenticator.isPrompt = false;
    authenticator.get = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    expect(await enrol(flag, student.credentials.code)).toBe('cancelled');
    expect(authenticator.forgotten).toEqual([...authenticator.keys.keys()]);
  });

  test('says so if the device stores nothing', async () => {
    const flag = await signIn(student);
    const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await enrol(flag, student.credentials.code)).toBe('full');
    open.mockRestore();
  });
});

describe('unlocking', () => {
  test('signs in after Logout, as the code does', async () => {
    const before = await enrolled();
    const flag = (await attemptWithPasskey('student', 'device')) as SessionFlag;
    expect(flag).toEqual({ ...before, offersPasskey: undefined });
    expect(readFlag()?.device).toBe(before.device);
    // Nothing was left at Logout, so nothing is brought back.
    expect(flag.hasKept).toBeUndefined();
  });

  test('works on the login page of the other kind, and for the person whose passkey is used', async () => {
    await enrolled(student);
    const [ofStudent] = authenticator.keys.keys();
    await enrolled(teacher);
    authenticator.keys.delete(ofStudent!);
    const flag = await attemptWithPasskey('student', 'device');
    expect(flag).toMatchObject(teacher.credentials.person);
  });

  test('stores nothing more on a shared computer', async () => {
    await enrolled();
    expect(await attemptWithPasskey('student', 'tab')).toMatchObject({ mode: 'tab' });
  });

  test.each(['NotAllowedError', 'AbortError'])(
    'that ends with %s can be tried again',
    async (error) => {
      await enrolled();
      authenticator.error = error;
      expect(await attemptWithPasskey('student', 'device')).toEqual(
        problemOf('cancelled', 'student'),
      );
      expect(readFlag()).toBeNull();
      authenticator.error = null;
      expect(await attemptWithPasskey('student', 'device')).toMatchObject(
        student.credentials.person,
      );
    },
  );

  test('needs the extension, and the passkey stays', async () => {
    await enrolled();
    authenticator.hasPrf = false;
    const problem = problemOf('unsupported', 'student');
    expect(await attemptWithPasskey('student', 'device')).toEqual(problem);
    expect(await readPasskeys()).toHaveLength(1);
  });

  test('with a revoked code deletes the entry', async () => {
    await enrolled();
    server!.delete(student.sealedIn(1)[0]);
    server!.set(...student.sealedIn(2));
    expect(await attemptWithPasskey('student', 'device')).toEqual(problemOf('revoked', 'student'));
    expect(await readPasskeys()).toEqual([]);
    expect(readFlag()).toBeNull();
  });

  test('asks for no passkey if another tab has removed it', async () => {
    await deletePasskey(await enrolled());
    const problem = problemOf('unsupported', 'student');
    expect(await attemptWithPasskey('student', 'device')).toEqual(problem);
    expect(authenticator.asked.map(({ method }) => method)).toEqual(['create']);
  });

  test('without a connection deletes nothing', async () => {
    await enrolled();
    await prepare('student', null).catch(() => {});
    server = null;
    expect(await attemptWithPasskey('student', 'device')).toEqual(problemOf('offline', 'student'));
    expect(await readPasskeys()).toHaveLength(1);
  });

  test('cannot be done by another site with the same passkey', async () => {
    await enrolled();
    const other = connect('other.college.example');
    for (const [id, key] of authenticator.keys) other.keys.set(id, key);
    const problem = problemOf('unsupported', 'student');
    expect(await attemptWithPasskey('student', 'device')).toEqual(problem);
  });
});
