import { readFileSync } from 'node:fs';
import { checkCredential } from '@/components/credential/model/check-credential';
import type { KeySet } from '@/components/credential/model/key-set';
import { openLetter, type Letter, type LetterBox } from '@/lib/drop/letter';
import {
  boxNames,
  importPairKey,
  replyName,
  sectionName,
  tagsOf,
  type BoxNames,
} from '@/lib/drop/names';
import { deriveAccess } from '@/lib/record/derive';
import { openRecord } from '@/lib/record/open';
import type { PersonKind } from '@/lib/record/person';
import { accessCodeOf } from '@/tools/college/access-code';
import { boxKeyOf, deriveFromBox } from '@/tools/college/drop/derive';
import { personOf, type PersonRecord } from '@/tools/college/person-of';
import { sealRecord } from '@/tools/college/seal/seal-record';

interface Vectors {
  college: string;
  secret: string;
  box: { teacher: string; generation: number; key: string; names: BoxNames };
  records: {
    kind: PersonKind;
    id: string;
    generation: number;
    number: number;
    code: string;
    name: string;
    record: PersonRecord;
    sealed: string;
  }[];
  letters: {
    box: LetterBox;
    info: string;
    pair: string;
    week: string;
    number: number;
    name: string;
    letter: Letter;
    sealed: string;
  }[];
  credentials: { state: string; keys: KeySet; token: string }[];
}

// docs/format.md describes them; docs/vectors.py reads them without this code.
const vectors = JSON.parse(readFileSync('docs/vectors.json', 'utf8')) as Vectors;
const { college: id, box } = vectors;
const secret = Buffer.from(vectors.secret, 'hex');
const boxKey = boxKeyOf(secret, { kind: 'teacher', id: box.teacher }, box.generation);

test('there are fifty', () => {
  const { records, letters, credentials } = vectors;
  expect([records.length, letters.length, credentials.length]).toEqual([20, 20, 10]);
});

test.each(vectors.records)('a record of $id opens, and is sealed the same way', async (one) => {
  const { kind, generation, number, record, sealed } = one;
  const person = { kind, id: one.id };
  expect(personOf(record)).toEqual(person);
  expect(accessCodeOf(secret, person, generation)).toBe(one.code);
  const { name, key } = await deriveAccess(one.code, id, person);
  expect(name).toBe(one.name);
  const opened = { ...record, ...{ id: one.id, generation, number } };
  expect(await openRecord(sealed, key, person)).toEqual(opened);
  const generations = { [`${kind} ${one.id}`]: generation };
  const again = sealRecord({ id, secret, generations }, record, undefined, number);
  // Another version of zlib may compress in another way.
  expect(again.name).toBe(name);
  expect(await openRecord(again.sealed, key, person)).toEqual(opened);
});

test('the names of boxes are derived from the key of the boxes', async () => {
  expect(boxKey.toString('hex')).toBe(box.key);
  expect(await boxNames(new Uint8Array(boxKey), id)).toEqual(box.names);
});

test.each(vectors.letters)('a letter of $week opens under its name', async (one) => {
  const { info, week, number, name, letter, sealed } = one;
  const pair = deriveFromBox({ id }, boxKey, info);
  expect(pair.toString('hex')).toBe(one.pair);
  const key = await importPairKey(new Uint8Array(pair));
  if (letter.kind === 'sectionNote') expect(await sectionName(key, week, number)).toBe(name);
  else if (one.box === 'out') expect(await replyName(key, letter.re!, number)).toBe(name);
  else expect(await tagsOf(key, [week])).toEqual([name.slice(0, 32)]);
  expect(await openLetter(key, one.box, name, Buffer.from(sealed))).toEqual(letter);
});

test.each(vectors.credentials)('a credential is $state', async ({ state, keys, token }) => {
  const payload = Buffer.from(token.split('.')[1]!, 'base64url').toString();
  const { issuer } = JSON.parse(payload) as { issuer: { id: string; name: string } };
  const at = Date.parse('2026-11-28');
  expect(await checkCredential(token, issuer, keys, at)).toMatchObject({ state });
});
