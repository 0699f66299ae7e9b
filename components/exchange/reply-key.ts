import { makeReplyKey, openReplyKey } from '@/components/exchange/model/encryption';
import type { DecryptionKey } from '@/lib/crypto/recipient';
import type { PublicKey } from '@/lib/crypto/es256';
import { workspace } from '@/lib/store/device';
import { put } from '@/lib/store/record';

/** The key that a request asks to encrypt the decisions to, created at first; null if this device cannot store one. */
export async function ownReplyKey(): Promise<PublicKey | null> {
  try {
    const stored = (await workspace.all('replyKeys')).sort((one, other) =>
      one.at < other.at ? 1 : -1,
    )[0];
    const key = stored ?? (await makeReplyKey());
    if (!stored) await workspace.write([put('replyKeys', key)]);
    return key.publicKey;
  } catch {
    return null;
  }
}

/** The keys that decisions for this student are encrypted to. */
export async function replyDecryptionKeys(): Promise<DecryptionKey[]> {
  return Promise.all((await workspace.all('replyKeys')).map(openReplyKey));
}
