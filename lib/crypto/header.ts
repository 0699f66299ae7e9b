import * as v from 'valibot';
import { digest, ecKey } from '@/lib/store/field-schema';

/**
 * The rounds of PBKDF2-HMAC-SHA-512 that are written, 0.3 s of work for a computer. OWASP's cheat sheet on password
 * storage asks for 210,000.
 */
export const rounds = 600_000;

/** The most rounds that are read, so that a forged file does not keep the browser busy. */
const maxRounds = 5_000_000;

const common = {
  enc: v.literal('A256GCM'),
  zip: v.literal('DEF'),
  typ: v.picklist(['edify-backup', 'edify-request', 'edify-decisions']),
};

const phraseHeader = v.strictObject({
  alg: v.literal('PBES2-HS512+A256KW'),
  ...common,
  /** The salt: 16 bytes. */
  p2s: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  p2c: v.pipe(v.number(), v.integer(), v.minValue(rounds), v.maxValue(maxRounds)),
});

const recipientHeader = v.strictObject({
  alg: v.literal('ECDH-ES'),
  ...common,
  /** The thumbprint of the recipient's key. */
  kid: digest,
  epk: ecKey,
});

/** The protected header of a file, encrypted to a pass phrase or to a person's key (RFC 7518, sections 4.6 and 4.8). */
export const headerSchema = v.variant('alg', [phraseHeader, recipientHeader]);

export type Header = v.InferOutput<typeof headerSchema>;
export type PhraseHeader = v.InferOutput<typeof phraseHeader>;
export type RecipientHeader = v.InferOutput<typeof recipientHeader>;

/** The kind of content of an encrypted file. */
export type EncryptedKind = Header['typ'];
