import { createCipheriv } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { sealedHeader } from '@/lib/record/derivation';
import { maxRecordSize, openRecord, type OpenProblem } from '@/lib/record/open';
import { importRecordKey } from '@/lib/crypto/record-key';

const person = { kind: 'student', id: '25CSE1042' } as const;
const record = { format: 1, kind: 'student', id: '25CSE1042', generation: 1, number: 1 };
const bytes = new Uint8Array(32).fill(5);

/** A compact JWE with any header and content. */
function seal(content: Buffer, { header = sealedHeader, key = bytes } = {}): string {
  const start = Buffer.from(header).toString('base64url');
  const iv = Buffer.alloc(12, 1);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(start));
  const encrypted = Buffer.concat([cipher.update(content), cipher.final()]);
  const parts = [iv, encrypted, cipher.getAuthTag()].map((part) => part.toString('base64url'));
  return [start, '', ...parts].join('.');
}

const sealText = (text: string, options = {}) => seal(deflateRawSync(text), options);
const sealValue = (value: unknown) => sealText(JSON.stringify(value));

async function problemOf(
  sealed: string,
  reader: typeof person | { kind: 'teacher'; id: string } = person,
) {
  const key = await importRecordKey(bytes);
  return openRecord(sealed, key, reader).then(
    () => 'opened',
    (error: { problem: OpenProblem }) => error.problem,
  );
}

const whole = sealValue(record);

test('a sealed record is opened', async () => {
  expect(await openRecord(whole, await importRecordKey(bytes), person)).toEqual(record);
});

test('a record that was altered in any character is refused', async () => {
  for (let at = 0; at < whole.length; at += 1) {
    const other = whole[at] === 'A' ? 'B' : 'A';
    expect([at, await problemOf(whole.slice(0, at) + other + whole.slice(at + 1))]).toEqual([
      at,
      'damaged',
    ]);
  }
});

test('a record that was cut off anywhere is refused', async () => {
  for (let length = 0; length < whole.length; length += 1)
    expect([length, await problemOf(whole.slice(0, length))]).toEqual([length, 'damaged']);
});

test.each([
  ['a part too many', `${whole}.`],
  ['an encrypted key', whole.replace('..', '.AAAA.')],
  ['a line break at the end', `${whole}\n`],
  ['padding characters', `${whole}==`],
  ['a page in its place', '<!doctype html><title>Not found</title>'],
])('a file with %s is refused', async (_, sealed) => {
  expect(await problemOf(sealed)).toBe('damaged');
});

test('the second spelling of the same bytes is refused', async () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = alphabet.indexOf(whole.at(-1) ?? '');
  const second = whole.slice(0, -1) + alphabet[last + 1];
  const tag = (text: string) => Buffer.from(text.split('.')[4] ?? '', 'base64url');
  expect(tag(second)).toEqual(tag(whole));
  expect(await problemOf(second)).toBe('damaged');
});

test.each([
  ['no compression', '{"alg":"dir","enc":"A256GCM"}'],
  ['a weaker cipher', '{"alg":"dir","enc":"A128GCM","zip":"DEF"}'],
  ['another key', '{"alg":"none","enc":"A256GCM","zip":"DEF"}'],
  ['a field more', '{"alg":"dir","enc":"A256GCM","zip":"DEF","crit":["exp"]}'],
  ['the same fields in another order', '{"enc":"A256GCM","alg":"dir","zip":"DEF"}'],
])('a header with %s is refused, although the tag is right', async (_, header) => {
  expect(await problemOf(sealText(JSON.stringify(record), { header }))).toBe('damaged');
});

test("another person's record under this name is refused", async () => {
  expect(await problemOf(sealValue({ ...record, id: '25CSE1043' }))).toBe('other');
  expect(await problemOf(whole, { kind: 'teacher', id: '25CSE1042' })).toBe('other');
});

test('a record that was sealed for another key is refused', async () => {
  const key = new Uint8Array(32).fill(6);
  expect(await problemOf(sealText(JSON.stringify(record), { key }))).toBe('damaged');
});

test('a record in a newer form is refused as newer', async () => {
  expect(await problemOf(sealValue({ ...record, format: 2 }))).toBe('newer');
});

test.each([
  ['no JSON', '{"format":1'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no form', '{"kind":"student","id":"25CSE1042"}'],
  ['text in its form', '{"format":"1","kind":"student","id":"25CSE1042"}'],
])('a sealed file with %s is refused', async (_, text) => {
  expect(await problemOf(sealText(text))).toBe('damaged');
});

test('bytes that are not UTF-8, or not compressed, are refused', async () => {
  expect(await problemOf(seal(deflateRawSync(Buffer.from([0x22, 0xff, 0x22]))))).toBe('damaged');
  expect(await problemOf(seal(Buffer.from('plain text')))).toBe('damaged');
});

test('a record may have spaces at its end up to the largest size, and not one byte more', async () => {
  const json = JSON.stringify(record);
  expect(await problemOf(sealText(json.padEnd(maxRecordSize)))).toBe('opened');
  expect(await problemOf(sealText(json.padEnd(maxRecordSize + 1)))).toBe('large');
});

test('a small file that inflates to a gigabyte is refused before it is inflated', async () => {
  const block = deflateRawSync(Buffer.alloc(16_000_000, ' '), { finishFlush: 2 });
  const bomb = Buffer.concat([...Array<Buffer>(64).fill(block), Buffer.from([3, 0])]);
  const before = process.memoryUsage().rss;
  expect(bomb.length).toBeLessThan(1_500_000);
  expect(await problemOf(seal(bomb))).toBe('large');
  expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000);
});
