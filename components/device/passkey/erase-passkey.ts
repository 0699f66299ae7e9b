import { deletePasskey, readPasskey, writePasskey } from '@/lib/passkey/stored';
import { pageFlag } from '@/lib/record/page-flag';

/** Deletes the passkey that unlocks this device, or that one was declined; resolves to how it is put back. */
export async function erasePasskey(): Promise<(() => Promise<void>) | null> {
  if (pageFlag?.mode !== 'device') return null;
  const flag = pageFlag;
  const state = await readPasskey(flag);
  if (!state) return null;
  await deletePasskey(flag);
  return () => writePasskey(flag, state);
}
