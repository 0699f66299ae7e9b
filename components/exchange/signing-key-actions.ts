import { makeKey, toPublishedKey, type SigningKey } from '@/components/exchange/model/signature';
import { exchangeFileName } from '@/components/exchange/model/file';
import { saveFile } from '@/lib/browser/save-file';
import { deleteWithUndo } from '@/lib/store/deletion';
import { change, remove } from '@/lib/store/record';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { showToast } from '@/lib/toast/toast';

/** Creates a key on this device, unless another tab has already created one. */
export async function createSigningKey(
  owner: Pick<SigningKey, 'name' | 'employeeId'>,
): Promise<void> {
  const key = await makeKey(owner).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    showToast(`The key could not be created (${reason}). Try again.`, { urgent: true });
    return null;
  });
  if (!key) return;
  const text = 'A signing key was created on this device. Send its public entry to the college.';
  await writeWithUndo([change('keys', 'signing', (current) => current ?? key)], text).catch(
    () => {},
  );
}

const entryOf = (key: SigningKey) => `${JSON.stringify(toPublishedKey(key), null, 2)}\n`;

/** Saves the entry for the college's list of keys as a file. */
export function savePublicEntry(key: SigningKey): void {
  const name = exchangeFileName('key', key.employeeId, key.at.slice(0, 10));
  saveFile(new Blob([entryOf(key)], { type: 'application/json' }), name);
  showToast(`${name} was given to your browser to save. It has only the public half.`);
}

/** Copies the entry for the college's list of keys. */
export async function copyPublicEntry(key: SigningKey): Promise<void> {
  try {
    await navigator.clipboard.writeText(entryOf(key));
    showToast('The public entry was copied.');
  } catch {
    showToast('This browser cannot copy. Save the public entry as a file.', { urgent: true });
  }
}

/** Deletes the key from this device. Its signatures stay valid while the college publishes its public half. */
export async function deleteSigningKey(): Promise<void> {
  await deleteWithUndo([remove('keys', 'signing')], {
    name: 'The signing key',
    text: 'The signing key was removed from this device.',
  }).catch(() => {});
}
