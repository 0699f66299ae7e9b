import { inflateRawSync } from 'node:zlib';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { sealedHeader } from '@/lib/record/derivation';
import { deriveAccess } from '@/lib/record/derive';
import { openRecord, OpenError } from '@/lib/record/open';
import { accessCodeOf } from '@/tools/college/access-code';
import { personOf, type PersonRecord } from '@/tools/college/person-of';
import { deriveSealKeys, sealRecord } from '@/tools/college/seal/seal-record';
import { paddedLength } from '@/lib/file/padding';
import { isFull } from '@/__tests__/full-run';
import { college, firstStudent, records } from '../college-folder';

const keysOf = (record: PersonRecord, generation = 1) => {
  const person = personOf(record);
  const code = accessCodeOf(college.secret, person, generation);
  return deriveSealKeys(code, college.id, person);
};

const accessOf = (record: PersonRecord, generation = 1) => {
  const person = personOf(record);
  return deriveAccess(accessCodeOf(college.secret, person, generation), college.id, person);
};

test('jose opens what was sealed', async () => {
  const { sealed } = sealRecord(college, firstStudent);
  const { plaintext, protectedHeader } = await compactDecrypt(sealed, keysOf(firstStudent).key);
  expect(protectedHeader).toEqual({ alg: 'dir', enc: 'A256GCM', zip: 'DEF' });
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toMatchObject({ ...firstStudent });
});

test('what jose sealed with the same header is opened', async () => {
  const text = JSON.stringify({
    ...firstStudent,
    id: personOf(firstStudent).id,
    generation: 1,
    number: 0,
  });
  const sealed = await new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', zip: 'DEF' })
    .encrypt(keysOf(firstStudent).key);
  const { key } = await accessOf(firstStudent);
  expect(await openRecord(sealed, key, personOf(firstStudent))).toMatchObject({ ...firstStudent });
});

test('the code of a generation opens nothing of the next one', async () => {
  const person = personOf(firstStudent);
  const generations = { [`student ${person.id}`]: 2 };
  const { name, sealed } = sealRecord({ ...college, generations }, firstStudent);
  const [old, current] = [await accessOf(firstStudent, 1), await accessOf(firstStudent, 2)];
  expect(old.name).not.toBe(name);
  await expect(openRecord(sealed, old.key, person)).rejects.toEqual(new OpenError('damaged'));
  expect(current.name).toBe(name);
  expect(await openRecord(sealed, current.key, person)).toMatchObject({ generation: 2 });
});

/** A full run seals more, which takes some ten seconds. */
const edits = isFull ? 10_000 : 1000;

test(`${edits} edits of one record never repeat an initialization vector`, () => {
  const vectors = new Map<string, string>();
  for (let edit = 0; edit < edits; edit += 1) {
    const student = { ...firstStudent.student, cgpa: edit / 1000 };
    const [, , iv = '', content = ''] = sealRecord(college, {
      ...smallRecord,
      student,
    }).sealed.split('.');
    expect(vectors.get(iv)).toBeUndefined();
    vectors.set(iv, content);
  }
  expect(vectors.size).toBe(edits);
});

/** Few lists, so that thousands of edits are sealed quickly. */
const smallRecord = { ...firstStudent, activities: { ...firstStudent.activities, items: [] } };

test('the length of a sealed record is a padded one', () => {
  for (const record of records) {
    const [, , , content = ''] = sealRecord(college, record).sealed.split('.');
    const length = Buffer.from(content, 'base64url').length;
    expect(paddedLength(length)).toBe(length);
  }
});

test('nothing of a record can be read without the key', () => {
  const { name, sealed } = sealRecord(college, firstStudent);
  const [header = '', encryptedKey, , content = ''] = sealed.split('.');
  expect(Buffer.from(header, 'base64url').toString()).toBe(sealedHeader);
  expect(encryptedKey).toBe('');
  const bytes = Buffer.from(content, 'base64url');
  expect(() => inflateRawSync(bytes)).toThrow();
  for (const text of [firstStudent.student.name, firstStudent.student.rollNumber])
    expect(`${name}${sealed}${bytes.toString('latin1')}`).not.toContain(text);
});
