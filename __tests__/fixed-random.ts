import type * as NodeCrypto from 'node:crypto';

const nodeCrypto = jest.requireActual<typeof NodeCrypto>('node:crypto');

/**
 * Replaces what a test file draws by chance: bytes, ids, secrets and keys come from a sequence that is the same in every
 * run, so a test does not pass or fail by chance. The random part of an ECDSA signature remains.
 */
export function fixRandom(crypto: Crypto = globalThis.crypto): void {
  const { webcrypto } = nodeCrypto;
  for (const one of new Set([crypto, webcrypto] as Crypto[]))
    Object.defineProperties(one, {
      getRandomValues: { value: fill, configurable: true, writable: true },
      randomUUID: { value: uuid, configurable: true, writable: true },
    });
  Object.defineProperty(webcrypto.subtle, 'generateKey', { value: makeKey, configurable: true });
}

/** `node:crypto`, whose random bytes come from the same sequence. */
export const fixedCrypto: object = Object.create(nodeCrypto, { randomBytes: { value: draw } });

let draws = 0;

function draw(outputLength: number): Buffer<ArrayBuffer> {
  draws += 1;
  const hash = nodeCrypto.createHash('shake256', { outputLength });
  return Buffer.from(hash.update(`draw ${draws}`).digest());
}

function fill<T extends ArrayBufferView>(view: T): T {
  new Uint8Array(view.buffer, view.byteOffset, view.byteLength).set(draw(view.byteLength));
  return view;
}

function uuid(): string {
  const hex = draw(16).toString('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

async function makeKey(
  algorithm: EcKeyGenParams | AesKeyGenParams,
  extractable: boolean,
  usages: readonly KeyUsage[],
): Promise<CryptoKey | CryptoKeyPair> {
  const { subtle } = nodeCrypto.webcrypto as Crypto;
  if ('length' in algorithm)
    return subtle.importKey('raw', draw(algorithm.length / 8), algorithm, extractable, [...usages]);
  const pair = nodeCrypto.createECDH('prime256v1');
  const d = draw(32);
  pair.setPrivateKey(d);
  const point = pair.getPublicKey();
  const part = (bytes: Buffer) => bytes.toString('base64url');
  const [x, y] = [part(point.subarray(1, 33)), part(point.subarray(33))];
  const open = { kty: 'EC', crv: algorithm.namedCurve, x, y };
  const [others, own] = [true, false].map((isOpen) =>
    usages.filter((usage) => (usage === 'verify') === isOpen),
  );
  return {
    publicKey: await subtle.importKey('jwk', open, algorithm, true, others!),
    privateKey: await subtle.importKey(
      'jwk',
      { ...open, d: part(d) },
      algorithm,
      extractable,
      own!,
    ),
  };
}
