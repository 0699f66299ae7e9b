import { agreement, exportPublicKey, type DecryptionKey } from '@/lib/crypto/recipient';
import { thumbprintOf } from '@/lib/crypto/thumbprint';
import { now, type Records } from '@/lib/store/record';

/** The pair that a student's decisions are encrypted to. */
type ReplyKey = Records['replyKeys'];

/** Creates a pair that request files are encrypted to. Its private half cannot be read, not even by this site. */
export async function makeEncryptionKey(): Promise<Records['keys']['encryption']> {
  const pair = await crypto.subtle.generateKey(agreement, false, ['deriveBits']);
  const publicKey = await exportPublicKey(pair.publicKey);
  return { keyId: await thumbprintOf(publicKey), publicKey, privateKey: pair.privateKey };
}

/** Creates a pair for decisions. A backup includes it, so that another device of the student opens them too. */
export async function makeReplyKey(): Promise<ReplyKey> {
  const pair = await crypto.subtle.generateKey(agreement, true, ['deriveBits']);
  const publicKey = await exportPublicKey(pair.publicKey);
  const { d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  return { id: await thumbprintOf(publicKey), at: now(), publicKey, d };
}

/** The private half of a student's pair. */
export async function openReplyKey({ id, publicKey, d }: ReplyKey): Promise<DecryptionKey> {
  const key = { ...publicKey, d };
  const privateKey = await crypto.subtle.importKey('jwk', key, agreement, false, ['deriveBits']);
  return { id, privateKey };
}

/** The private half of a teacher's pair, if there is one. */
export function decryptionKeysOf(key: Records['keys'] | undefined): DecryptionKey[] {
  return key ? [{ id: key.encryption.keyId, privateKey: key.encryption.privateKey }] : [];
}
