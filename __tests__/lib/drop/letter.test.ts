import fc from 'fast-check';
import { compactDecrypt, CompactEncrypt } from 'jose';
import { sealCompact } from '@/lib/crypto/compact';
import { EncryptionError } from '@/lib/crypto/encryption-error';
import { deflate } from '@/lib/file/deflate';
import { paddedLength } from '@/lib/file/padding';
import { isSendable, LetterTooLarge, openLetter, sealLetter, type Letter } from '@/lib/drop/letter';
import { deriveKey, importPairKey } from '@/lib/drop/names';
import { firstOf } from '@/__tests__/full-run';

const pairBytes = new Uint8Array(32).fill(7);
const name = 'ab'.repeat(32);
const letter: Letter = {
  format: 1,
  id: '0123456789abcdef0123456789abcdef',
  kind: 'request',
  at: '2026-11-26T09:30:00.000Z',
  file: '{"format":"edify-exchange","name":"Robotics – the große Runde"}\n',
};
const header = '{"alg":"dir","enc":"A256GCM","zip":"DEF","typ":"edify-letter"}';

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const bytesOf = (text: string) => new TextEncoder().encode(text);

let pair: CryptoKey;
let sealed: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  pair = await importPairKey(pairBytes);
  sealed = await sealLetter(pair, 'in', name, letter);
});

/** Why a letter is not opened; null if it is. */
async function problemOf(opening: Promise<unknown>): Promise<string | null> {
  const error: unknown = await opening.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error === null) return null;
  expect(error).toBeInstanceOf(EncryptionError);
  return (error as EncryptionError).problem;
}

/** The key of a letter as the design derives it, by Node's own HKDF. */
async function rawKey(box: 'in' | 'out', of = name): Promise<Uint8Array> {
  const secret = await crypto.subtle.importKey('raw', pairBytes, 'HKDF', false, ['deriveBits']);
  const info = bytesOf(JSON.stringify(['letter', box, of]));
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, secret, 256));
}

/** A letter with this content, made without the product's checks. */
async function forged(content: string): Promise<Uint8Array> {
  const key = await deriveKey(
    pair,
    JSON.stringify(['letter', 'in', name]),
    { name: 'AES-GCM', length: 256 },
    'encrypt',
  );
  return bytesOf(await sealCompact(await deflate(new Blob([content])), header, key));
}

test('A letter opens with the key of the pair, in its box and under its name', async () => {
  expect(await openLetter(pair, 'in', name, sealed)).toEqual(letter);
  expect(textOf(sealed)).not.toContain('Robotics');
});

test('Another implementation opens a letter and writes one that opens', async () => {
  const key = await rawKey('in');
  const { plaintext, protectedHeader } = await compactDecrypt(textOf(sealed), key);
  expect(JSON.stringify(protectedHeader)).toBe(header);
  expect(JSON.parse(textOf(plaintext))).toEqual(letter);
  const theirs = await new CompactEncrypt(bytesOf(JSON.stringify(letter)))
    .setProtectedHeader(JSON.parse(header) as { alg: string; enc: string })
    .encrypt(key);
  expect(await openLetter(pair, 'in', name, bytesOf(theirs))).toEqual(letter);
});

test('A letter that is renamed, sent back or of another pair does not open', async () => {
  const other = await importPairKey(new Uint8Array(32).fill(8));
  const renamed = name.replace('a', 'b');
  expect(await problemOf(openLetter(pair, 'in', renamed, sealed))).toBe('altered');
  expect(await problemOf(openLetter(pair, 'out', name, sealed))).toBe('altered');
  expect(await problemOf(openLetter(other, 'in', name, sealed))).toBe('altered');
});

test('A letter with one changed byte does not open, wherever it is', async () => {
  for (let offset = 0; offset < sealed.length; offset++)
    for (const value of firstOf([sealed[offset]! ^ 1, 0x2e, 0x3d])) {
      const altered = sealed.slice();
      altered[offset] = value;
      if (value === sealed[offset]) continue;
      expect([offset, await problemOf(openLetter(pair, 'in', name, altered))]).toEqual([
        offset,
        'altered',
      ]);
    }
});

test('A letter that is cut off, longer or anything else does not open', async () => {
  const pieces = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.nat(sealed.length - 1).map((end) => sealed.slice(0, end)),
    fc
      .uint8Array({ minLength: 1, maxLength: 9 })
      .map((more) => new Uint8Array([...sealed, ...more])),
    fc
      .array(fc.base64String(), { minLength: 5, maxLength: 5 })
      .map((all) => bytesOf(all.join('.'))),
  );
  await fc.assert(
    fc.asyncProperty(pieces, async (bytes) => {
      expect(await problemOf(openLetter(pair, 'in', name, bytes))).toBe('altered');
    }),
  );
});

test('A letter whose content is no letter does not open; one of a newer release says so', async () => {
  const contents = [
    ...['', 'null', '[]', '"text"', '{}', '{"format":"1"}', `${JSON.stringify(letter)}{}`],
    ...[
      { id: 'x' },
      { kind: 'page' },
      { at: 'today' },
      { at: '2026-11-26T09:30:00+05' },
      { re: '../..' },
      { file: 1 },
      { more: 1 },
    ].map((change) => JSON.stringify({ ...letter, ...change })),
  ];
  for (const content of contents)
    expect([content, await problemOf(openLetter(pair, 'in', name, await forged(content)))]).toEqual(
      [content, 'altered'],
    );
  const newer = await forged(JSON.stringify({ ...letter, format: 2, more: true }));
  expect(await problemOf(openLetter(pair, 'in', name, newer))).toBe('newer');
});

test('A letter that would inflate to more than a letter may have does not open', async () => {
  const bomb = await forged(`${' '.repeat(70 * 1024 * 1024)}${JSON.stringify(letter)}`);
  expect(bomb.length).toBeLessThan(200_000);
  expect(await problemOf(openLetter(pair, 'in', name, bomb))).toBe('altered');
});

test('A letter has one of few lengths', async () => {
  const lengths = new Set<number>();
  for (let length = 1000; length < 2000; length += 20) {
    const file = Buffer.from(crypto.getRandomValues(new Uint8Array(length))).toString('base64');
    const bytes = await sealLetter(pair, 'in', name, { ...letter, file });
    const size = Buffer.from(textOf(bytes).split('.')[3]!, 'base64url').length;
    expect(size).toBe(paddedLength(size));
    expect((await openLetter(pair, 'in', name, bytes)).file).toBe(file);
    lengths.add(size);
  }
  expect(lengths.size).toBeLessThan(25);
});

test('A letter that no server takes is not sealed', async () => {
  const noise = Array.from({ length: 208 }, () => crypto.getRandomValues(new Uint8Array(65_536)));
  const incompressible = Buffer.concat(noise).toString('base64');
  expect(await isSendable(letter)).toBe(true);
  for (const file of [incompressible, 'x'.repeat(33 * 1024 * 1024)]) {
    expect(await isSendable({ ...letter, file })).toBe(false);
    await expect(sealLetter(pair, 'in', name, { ...letter, file })).rejects.toBeInstanceOf(
      LetterTooLarge,
    );
  }
});
