import { observable } from '@/lib/browser/observable';
import type { EncryptedText } from '@/lib/crypto/encrypted-text';
import type { Owner } from '@/lib/record/begun-logout';
import { inSessions } from '@/lib/record/session';
import { mayHaveSessions } from '@/lib/record/session-flag';

/** A passkey that unlocks this device for a person, and the access code that it encrypts. */
interface StoredPasskey {
  id: ArrayBuffer;
  code: EncryptedText;
}

/** What this device stores of a person: a passkey, or why none is offered again. */
export type PasskeyState = StoredPasskey | { no: 'declined' | 'unsupported' };

export const isPasskey = (state: PasskeyState | null | undefined): state is StoredPasskey =>
  !!state && 'id' in state;

/** How often this page has changed what is stored. */
export const passkeyChanges = observable(0);

const prefix = 'passkey:';

/** The key of the entry beside the sessions, among what stays at Logout. */
const keyOf = ({ device }: Owner) => prefix + device;

export async function readPasskey(owner: Owner): Promise<PasskeyState | null> {
  const entry = await inSessions('readonly', ({ kept }) => kept.get(keyOf(owner)));
  return (entry as PasskeyState | undefined) ?? null;
}

/** The passkeys of everybody who uses this device. The name of the owner is that of the entry. */
export async function readPasskeys(): Promise<(StoredPasskey & Owner)[]> {
  if (!(await mayHaveSessions())) return [];
  const all = IDBKeyRange.bound(prefix, `${prefix}~`);
  const entries = await inSessions('readonly', ({ kept }) => kept.getAll(all));
  return (entries as (PasskeyState & Owner)[])
    .filter((entry) => isPasskey(entry))
    .map((entry) => ({ ...entry, device: entry.device.slice(prefix.length) }));
}

export async function writePasskey(owner: Owner, state: PasskeyState): Promise<void> {
  await inSessions('readwrite', ({ kept }) => kept.put({ ...state, device: keyOf(owner) }));
  passkeyChanges.set(passkeyChanges.snapshot() + 1);
}

export async function deletePasskey(owner: Owner): Promise<void> {
  await inSessions('readwrite', ({ kept }) => kept.delete(keyOf(owner)));
  passkeyChanges.set(passkeyChanges.snapshot() + 1);
}
