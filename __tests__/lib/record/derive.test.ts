import { deriveAccess } from '@/lib/record/derive';
import { importRecordKey } from '@/lib/crypto/record-key';
import { accessCodeOf } from '@/tools/college/access-code';
import { deriveSealKeys } from '@/tools/college/seal/seal-record';

const secret = new Uint8Array(32).fill(9);
const people = [
  { kind: 'student', id: '25CSE1042' },
  { kind: 'teacher', id: '25CSE1042' },
  { kind: 'teacher', id: 'PG-ENG-0217' },
] as const;

test.each(people)(
  'a browser derives the name and the key that $kind $id was sealed with',
  async (person) => {
    const code = accessCodeOf(secret, person, 1);
    const sealed = deriveSealKeys(code, '0TEST0C0LLEGE0000000000000', person);
    const { name, bytes } = await deriveAccess(code, '0TEST0C0LLEGE0000000000000', person);
    expect(name).toBe(sealed.name);
    expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect(Buffer.from(bytes)).toEqual(sealed.key);
  },
);

test('another code, college, kind or id has another name and key', async () => {
  const code = accessCodeOf(secret, people[0], 1);
  const all = await Promise.all([
    deriveAccess(code, 'A', people[0]),
    deriveAccess(code, 'A', people[1]),
    deriveAccess(code, 'A', people[2]),
    deriveAccess(code, 'B', people[0]),
    deriveAccess(accessCodeOf(secret, people[0], 2), 'A', people[0]),
  ]);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(new Set(all.map(({ bytes }) => bytes.toString())).size).toBe(all.length);
});

test('the key only decrypts, and nothing exports it', async () => {
  const key = await importRecordKey(new Uint8Array(32));
  expect(key.extractable).toBe(false);
  expect(key.usages).toEqual(['decrypt']);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable');
  await expect(crypto.subtle.exportKey('jwk', key)).rejects.toThrow('not extractable');
});
