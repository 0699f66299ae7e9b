import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDB } from 'idb';
import { college } from '@/tools/college/__tests__/college-folder';
import { problemsOf } from '@/content/parse';
import { studentRecord } from '@/content/schema/record/student-record';
import { teacherRecord } from '@/content/schema/record/teacher-record';
import { readDecisions } from '@/components/activity/model/decision-file';
import { readRequest } from '@/components/activity/model/request-file';
import { checkBackup } from '@/components/device/model/backup-check';
import { formatBackup } from '@/components/device/model/backup-file';
import { decryptBackup, readBackup } from '@/components/device/model/open-backup';
import { encryptExchange } from '@/components/exchange/model/encryption';
import { payloads, type ExchangeKind } from '@/components/exchange/model/payload';
import { readExchange, writeExchange } from '@/components/exchange/model/file';
import { toPublishedKey, type SigningKey } from '@/components/exchange/model/signature';
import { keyAlgorithm } from '@/lib/crypto/es256';
import { agreement } from '@/lib/crypto/recipient';
import { countRecords } from '@/lib/store/everything';
import { put, type StoreName } from '@/lib/store/record';
import { storeNames } from '@/lib/store/store-list';
import { sealedPath } from '@/lib/record/derivation';
import { deriveAccess } from '@/lib/record/derive';
import { openRecord } from '@/lib/record/open';
import { accessCodeOf } from '@/tools/college/access-code';
import { personOf, type PersonRecord } from '@/tools/college/person-of';
import { sealRecord } from '@/tools/college/seal/seal-record';
import { name, openTab, wipe } from './device';

/** The text of a file in __tests__/fixture/format, which has one file of each format. */
const textOf = (file: string) =>
  readFileSync(join(process.cwd(), '__tests__/fixture/format', file), 'utf8');
const jsonOf = (file: string) => JSON.parse(textOf(file)) as unknown;
const fileOf = (file: string) => new File([textOf(file)], file, { type: 'application/json' });

interface Pair {
  keyId: string;
  publicKey: SigningKey['publicKey'];
  d: string;
}

const keys = jsonOf('key.json') as Record<'signing' | 'encryption' | 'reply', Pair> & {
  owner: { name: string; employeeId: string };
};

const importKey = (jwk: JsonWebKey, algorithm: string, usages: KeyUsage[]) =>
  crypto.subtle.importKey('jwk', jwk, { name: algorithm, namedCurve: 'P-256' }, true, usages);

type Dump = Record<string, { id: string }[]>;

/** A stored value of the dump. JSON has neither bytes nor keys. */
async function revive(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(revive));
  if (typeof value !== 'object' || value === null) return value;
  const { $bytes: bytes, $key: key } = value as { $bytes?: string; $key?: never };
  if (bytes !== undefined) return Uint8Array.from(Buffer.from(bytes, 'base64')).buffer;
  if (key) return importKey(key['jwk'], key['algorithm'], key['usages']);
  const entries = Object.entries(value).map(async ([name, one]) => [name, await revive(one)]);
  return Object.fromEntries((await Promise.all(entries)) as [string, unknown][]);
}

/** Fills the device with the database of the fixture. */
async function restore(): Promise<Dump> {
  wipe();
  const dump = jsonOf('database.json') as { version: number; stores: Dump };
  const stores = (await revive(dump.stores)) as Dump;
  const database = await openDB(name, dump.version, {
    upgrade: (db) => {
      for (const store of Object.keys(stores)) db.createObjectStore(store, { keyPath: 'id' });
    },
  });
  for (const [store, values] of Object.entries(stores))
    for (const value of values) await database.put(store, value);
  database.close();
  return stores;
}

async function storedNow(): Promise<Dump> {
  const database = await openDB(name);
  const stores = [...database.objectStoreNames].map(async (store) => [
    store,
    (await database.getAll(store)) as unknown,
  ]);
  const all = Object.fromEntries((await Promise.all(stores)) as [string, Dump[string]][]);
  database.close();
  return all;
}

test('The database of a device opens with every record and is stored again as it was', async () => {
  const dump = await restore();
  const tab = openTab();
  const records = await Promise.all(
    storeNames.map(async (store) => [store, await tab.all(store)] as const),
  );
  // A record that cannot be read would now be in another store.
  await tab.write(
    records.flatMap(([store, found]) => found.map((one) => put(store, one as never))),
  );
  const stored = await storedNow();
  for (const store of storeNames)
    expect([store, stored[store]]).toEqual([store, dump[store] ?? []]);
});

test('The dump of the database has every store, and lists with records of both origins', () => {
  const { stores } = jsonOf('database.json') as {
    stores: Record<StoreName, { origin?: string }[]>;
  };
  for (const store of storeNames) {
    const origins = new Set(stores[store].map(({ origin }) => origin));
    expect([store, [...origins].sort()]).toEqual([
      store,
      origins.has(undefined) ? [undefined] : ['content', 'device'],
    ]);
  }
});

describe('A backup', () => {
  test('is read with every record and written again with the same bytes', async () => {
    const text = textOf('backup.txt');
    const read = await checkBackup(text);
    if (read.problems) throw new Error(JSON.stringify(read.problems));
    const { stores } = JSON.parse(text) as { stores: Dump };
    expect(countRecords(read.everything)).toBe(Object.values(stores).flat().length);
    for (const [store, values] of Object.entries(stores)) {
      if (store === 'files') continue;
      expect([store, (read.everything as unknown as Dump)[store]]).toEqual([store, values]);
    }
    expect((await formatBackup(read.everything, read.savedAt)).chunks.join('')).toBe(text);
  });

  test('that is encrypted is opened with its pass phrase', async () => {
    const opened = await readBackup(fileOf('backup-encrypted.txt'));
    if (!('encrypted' in opened)) throw new Error('It is not encrypted.');
    const read = await decryptBackup(opened.encrypted, 'peepal grove at dawn');
    expect(read).toEqual(await checkBackup(textOf('backup.txt')));
  });
});

describe('An exchange file', () => {
  const kinds = Object.keys(payloads) as ExchangeKind[];

  test.each(kinds)('of the kind %s is read and written again with the same bytes', async (kind) => {
    const file = fileOf(`${kind}.txt`);
    const text = await file.text();
    const { payload: sent } = JSON.parse(text) as { payload: string };
    const { payload, contents, signature } = await readExchange(file, kind, []);
    expect(payload).toEqual(JSON.parse(Buffer.from(sent, 'base64url').toString()));
    expect(signature.state).toBe('unsigned');
    expect(await (await writeExchange(kind, payload, contents)).text()).toBe(text);
  });

  test('that is signed is verified, and signed again it differs in the signature only', async () => {
    const { signing, owner, encryption } = keys;
    const jwk = { ...signing.publicKey, d: signing.d };
    const privateKey = await importKey(jwk, keyAlgorithm.name, ['sign']);
    const key: SigningKey = {
      ...{ id: 'signing', at: '2026-02-01T09:30:00.000Z', ...owner, privateKey },
      ...{ keyId: signing.keyId, publicKey: signing.publicKey },
      encryption: { ...encryption, privateKey },
    };
    const published = toPublishedKey(key);
    const file = fileOf('decisions-signed.txt');
    const student = { name: 'Tara Menon மேனன்', rollNumber: 'ED-2301' };
    const read = await readDecisions(file, student, { keys: [published], signedOnly: true });
    expect(read.signature).toEqual({ state: 'signed', key: published });
    const again = await writeExchange('decisions', read.payload, read.contents, key);
    const withoutSignature = (text: string) => text.replace(/"signature":"[\w-]{86}"/, '');
    expect(withoutSignature(await again.text())).toBe(withoutSignature(await file.text()));
  });

  test('that is encrypted opens for the person it is for', async () => {
    const { keyId: id, publicKey, d } = keys.encryption;
    const privateKey = await importKey({ ...publicKey, d }, agreement.name, ['deriveBits']);
    const plain = fileOf('request.txt');
    const { sha256, payload, contents } = await readExchange(plain, 'request', []);
    for (const file of [
      fileOf('request-encrypted.txt'),
      new File([await encryptExchange('request', plain, publicKey)], 'again.json'),
    ])
      expect(await readRequest(file, [{ id, privateKey }])).toMatchObject({
        sha256,
        payload,
        contents,
      });
  });
});

test.each([
  ['student', studentRecord],
  ['teacher', teacherRecord],
])(
  'The record of a %s is accepted, and its sealed form opens to the same',
  async (kind, schema) => {
    const record = jsonOf(`${kind}.json`) as PersonRecord;
    expect(problemsOf(schema, `${kind}.json`, record)).toEqual([]);
    const person = personOf(record);
    const access = await deriveAccess(accessCodeOf(college.secret, person, 1), college.id, person);
    const { name: sealedName, sealed } = sealRecord(college, record);
    expect(sealedPath(sealedName)).toBe(sealedPath(access.name));
    for (const text of [textOf(`${kind}.jwe`), sealed]) {
      const { id, generation, number, ...opened } = await openRecord(text, access.key, person);
      expect({ id, generation, number }).toEqual({ id: person.id, generation: 1, number: 0 });
      expect(JSON.stringify(opened)).toBe(JSON.stringify(record));
    }
  },
);
