import type { FacultyKey } from '@/content/schema/faculty/key';
import { EncryptionError } from '@/lib/crypto/encryption-error';
import { isTextSigned, signText } from '@/lib/crypto/es256';
import { trustedKey } from '@/lib/crypto/key-trust';
import { isSameId } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';
import type { Letter } from './letter';

/** A letter to a section with the signature of this device's key, if it has one. */
export async function withSignature(letter: Letter, name: string): Promise<Letter> {
  const key = await workspace.read('keys', 'signing');
  if (!key) return letter;
  const value = await signText(signedText(letter, name), key.privateKey);
  return { ...letter, signature: { key: key.keyId, value } };
}

/**
 * Resolves to whether a published key of the teacher signed a letter to a section. Throws an EncryptionError if its signature
 * is of another person or another letter.
 */
export async function isSignedBy(
  teacher: string,
  letter: Letter,
  name: string,
  keys: readonly FacultyKey[],
): Promise<boolean> {
  const { signature, at } = letter;
  const key = trustedKey(keys, signature?.key, at);
  if (!signature || !key) return false;
  const text = signedText(letter, name);
  const fits = await isTextSigned(text, signature.value, key.publicKey).catch(() => false);
  if (!fits || !isSameId(key.employeeId, teacher)) throw new EncryptionError('altered');
  return true;
}

/** Begins with a bracket, as nothing else that the key signs. */
const signedText = ({ id, kind, at, file }: Letter, name: string) =>
  JSON.stringify(['edify-letter', name, id, kind, at, file ?? '']);
