import { flattenedDecrypt, FlattenedEncrypt, importJWK, type FlattenedJWE } from 'jose';
import { readEncrypted, formatEncrypted, isEncrypted } from '@/lib/crypto/encrypted-file';
import { EncryptionError } from '@/lib/crypto/encryption-error';
import { rounds } from '@/lib/crypto/header';
import {
  decryptWithPhrase,
  encryptToPhrase,
  normalizePhrase,
  phraseProblem,
  suggestPhrase,
} from '@/lib/crypto/pass-phrase';
import {
  agreement,
  decryptWithKey,
  encryptToKey,
  exportPublicKey,
  type DecryptionKey,
} from '@/lib/crypto/recipient';
import { thumbprintOf } from '@/lib/crypto/thumbprint';
import { toBase64Url } from '@/lib/file/base64';
import { firstOf } from '@/__tests__/full-run';

const phrase = 'peepal grove at dawn';
const text = '{"name":"Robotics – the große Runde"}';
const content = new Blob([text]);
const max = 1_000_000;

async function keyPair() {
  const pair = await crypto.subtle.generateKey(agreement, true, ['deriveBits']);
  const publicKey = await exportPublicKey(pair.publicKey);
  const own: DecryptionKey = {
    id: await thumbprintOf(publicKey),
    privateKey: pair.privateKey,
  };
  return { publicKey, own, pair };
}

const openPhrase = async (file: string, said = phrase) =>
  (await decryptWithPhrase(await readEncrypted(file), said, max)).text();

const openKey = async (file: string, own: DecryptionKey) =>
  (await decryptWithKey(await readEncrypted(file), [own], max)).text();

/** Why a file is not opened; null if it is. */
async function problemOf(opening: Promise<unknown>): Promise<string | null> {
  const error: unknown = await opening.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error === null) return null;
  expect(error).toBeInstanceOf(EncryptionError);
  return (error as EncryptionError).problem;
}

/** The text with each byte changed, as a file of bytes would be read. */
function* changesOf(file: string): Generator<string> {
  const bytes = new TextEncoder().encode(file);
  for (let offset = 0; offset < bytes.length; offset++)
    for (const other of firstOf([bytes[offset]! ^ 1, 0x41, 0x20])) {
      if (other === bytes[offset]) continue;
      const altered = bytes.slice();
      altered[offset] = other;
      yield new TextDecoder().decode(altered);
    }
}

/** A file with a changed header and a checksum that fits. */
async function withHeader(file: string, change: object): Promise<string> {
  const { jwe, header } = await readEncrypted(file);
  const head = JSON.stringify({ ...header, ...change });
  return formatEncrypted({ ...jwe, protected: toBase64Url(new TextEncoder().encode(head)) });
}

describe('A file that is encrypted to a pass phrase', () => {
  let file: string;
  beforeAll(async () => {
    file = await formatEncrypted(await encryptToPhrase('edify-backup', content, phrase));
  });

  test('Opens with the pass phrase, however its spaces are typed', async () => {
    expect(isEncrypted(file)).toBe(true);
    expect(file).not.toContain('Robotics');
    expect(await openPhrase(file)).toBe(text);
    expect(await openPhrase(file, '  peepal   grove at\u00a0dawn ')).toBe(text);
  });

  test('Has a salt and a key of its own each time', async () => {
    const other = await formatEncrypted(await encryptToPhrase('edify-backup', content, phrase));
    const [one, two] = [await readEncrypted(file), await readEncrypted(other)];
    expect(one.header).not.toEqual(two.header);
    expect(one.jwe.encrypted_key).not.toBe(two.jwe.encrypted_key);
    expect(one.jwe.iv).not.toBe(two.jwe.iv);
  });

  test('Is opened by jose, and opens what jose wrote', async () => {
    const jwe = JSON.parse(file) as FlattenedJWE;
    const secret = new TextEncoder().encode(phrase);
    const options = {
      keyManagementAlgorithms: ['PBES2-HS512+A256KW'],
      maxPBES2Count: rounds,
    };
    const { plaintext, protectedHeader } = await flattenedDecrypt(jwe, secret, options);
    expect(new TextDecoder().decode(plaintext)).toBe(text);
    expect(protectedHeader).toMatchObject({ enc: 'A256GCM', p2c: rounds, typ: 'edify-backup' });
    const made = await new FlattenedEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'PBES2-HS512+A256KW', enc: 'A256GCM', zip: 'DEF' })
      .setKeyManagementParameters({ p2c: rounds })
      .encrypt(secret);
    // jose writes the members of the header in another order; the portal reads only its own.
    const header = JSON.parse(atob(made.protected!)) as Record<string, string>;
    expect(Object.keys(header).sort()).toEqual(['alg', 'enc', 'p2c', 'p2s', 'zip']);
    expect(await problemOf(readEncrypted(await formatEncrypted(made as never)))).toBe('altered');
    const asRead = { header: { ...header, typ: 'edify-backup' } as never, jwe: made as never };
    expect(await (await decryptWithPhrase(asRead, phrase, max)).text()).toBe(text);
  });

  test('Says that the pass phrase is wrong', async () => {
    expect(await problemOf(openPhrase(file, 'peepal grove at dusk'))).toBe('phrase');
    expect(await problemOf(openPhrase(file, 'Peepal grove at dawn'))).toBe('phrase');
  });

  test('Detects every change of a single byte', async () => {
    let tried = 0;
    for (const altered of changesOf(file)) {
      expect(await problemOf(readEncrypted(altered))).toMatch(/^(?:altered|newer)$/);
      tried++;
    }
    expect(tried).toBeGreaterThanOrEqual(file.length);
  });

  test('Detects a change whose checksum was made to fit', async () => {
    const { jwe } = await readEncrypted(file);
    for (const part of ['iv', 'ciphertext', 'tag'] as const) {
      const changed = (jwe[part].startsWith('A') ? 'B' : 'A') + jwe[part].slice(1);
      const altered = await formatEncrypted({ ...jwe, [part]: changed });
      expect(await problemOf(openPhrase(altered))).toBe('altered');
    }
    const changed = (jwe.encrypted_key!.startsWith('A') ? 'B' : 'A') + jwe.encrypted_key!.slice(1);
    const altered = await formatEncrypted({ ...jwe, encrypted_key: changed });
    expect(await problemOf(openPhrase(altered))).toBe('phrase');
    const renamed = await withHeader(file, { typ: 'edify-request' });
    expect(await problemOf(openPhrase(renamed))).toBe('altered');
  });

  test.each([
    ['too few rounds', { p2c: 1000 }],
    ['so many rounds that the browser would hang', { p2c: 1_000_000_000 }],
    ['half a round', { p2c: 600_000.5 }],
    ['a short salt', { p2s: 'AAAA' }],
    ['another cipher', { enc: 'A128CBC-HS256' }],
    ['an unknown member', { crit: ['b64'] }],
  ])('Refuses a header with %s before it derives a key', async (_name, change) => {
    const derive = jest.spyOn(crypto.subtle, 'deriveKey');
    const altered = await withHeader(file, change);
    expect(await problemOf(openPhrase(altered))).toBe('altered');
    expect(derive).not.toHaveBeenCalled();
    derive.mockRestore();
  });

  test('Refuses a file that expands to more than it may be', async () => {
    const large = new Blob(['0'.repeat(max + 1)]);
    const bomb = await formatEncrypted(await encryptToPhrase('edify-backup', large, phrase));
    expect(bomb.length).toBeLessThan(5000);
    expect(await problemOf(openPhrase(bomb))).toBe('altered');
  });

  test('Names a newer form', async () => {
    expect(await problemOf(readEncrypted('{"format":"edify-encrypted","version":2}'))).toBe(
      'newer',
    );
    expect(await problemOf(readEncrypted('{"format":"edify-encrypted"'))).toBe('altered');
    expect(await problemOf(readEncrypted('null'))).toBe('altered');
  });
});

describe('A file that is encrypted to a key', () => {
  test('Opens with the private half, and with no other', async () => {
    const [meera, rao] = [await keyPair(), await keyPair()];
    const jwe = await encryptToKey('edify-request', content, rao.publicKey);
    const file = await formatEncrypted(jwe);
    expect(file).not.toContain('Robotics');
    expect(await openKey(file, rao.own)).toBe(text);
    expect(await problemOf(openKey(file, meera.own))).toBe('person');
    // Somebody who claims the other's key id has still another key.
    const claimed = { ...meera.own, id: rao.own.id };
    expect(await problemOf(openKey(file, claimed))).toBe('altered');
    expect(await problemOf(openPhrase(file))).toBe('altered');
  });

  test('Is opened by jose, and opens what jose wrote', async () => {
    const { publicKey, own, pair } = await keyPair();
    const file = await formatEncrypted(await encryptToKey('edify-decisions', content, publicKey));
    const jwk = await crypto.subtle.exportKey('jwk', pair.privateKey);
    const key = await importJWK({ ...jwk, ext: true }, 'ECDH-ES');
    const { plaintext } = await flattenedDecrypt(JSON.parse(file) as FlattenedJWE, key);
    expect(new TextDecoder().decode(plaintext)).toBe(text);
    const made = await new FlattenedEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', zip: 'DEF' })
      .encrypt(await importJWK(publicKey, 'ECDH-ES'));
    const header = JSON.parse(atob(made.protected!)) as object;
    const asRead = { header: { ...header, kid: own.id } as never, jwe: made as never };
    expect(await (await decryptWithKey(asRead, [own], max)).text()).toBe(text);
  });

  test('Detects every change of a single byte', async () => {
    const { publicKey } = await keyPair();
    const file = await formatEncrypted(await encryptToKey('edify-request', content, publicKey));
    for (const altered of changesOf(file))
      expect(await problemOf(readEncrypted(altered))).toMatch(/^(?:altered|newer)$/);
  });

  test('Detects a change whose checksum was made to fit', async () => {
    const { publicKey, own } = await keyPair();
    const { publicKey: other } = await keyPair();
    const file = await formatEncrypted(await encryptToKey('edify-request', content, publicKey));
    for (const change of [
      { epk: other },
      { epk: { ...other, y: other.x } },
      { typ: 'edify-decisions' },
    ])
      expect(await problemOf(openKey(await withHeader(file, change), own))).toBe('altered');
  });

  test('Is not made for a key that is not a point of the curve', async () => {
    const { publicKey } = await keyPair();
    const bad = { ...publicKey, y: publicKey.x };
    await expect(encryptToKey('edify-request', content, bad)).rejects.toThrow();
  });
});

describe('A pass phrase', () => {
  test('Is long enough, and one form of every letter and space', () => {
    expect(phraseProblem('too short')).toBe('short');
    expect(phraseProblem('x '.repeat(7))).toBe('short');
    expect(phraseProblem(phrase)).toBeNull();
    expect(phraseProblem('x'.repeat(501))).toBe('long');
    expect(normalizePhrase('ﬁne  cafe\u0301 ')).toBe('fine caf\u00e9');
  });

  test('Is suggested anew each time, in groups that are easy to copy', () => {
    const one = suggestPhrase();
    expect(one).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4} ){4}[0-9a-hjkmnp-tv-z]{4}$/);
    expect(suggestPhrase()).not.toBe(one);
    expect(phraseProblem(one)).toBeNull();
  });
});
