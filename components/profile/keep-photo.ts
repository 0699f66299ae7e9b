import { workspace } from '@/lib/workspace/device';
import { say } from '@/lib/workspace/message';
import { put, remove, type Change, type Records } from '@/lib/workspace/record';

/** Keeps a photo in the place of the one before; rejects where it cannot be written. */
export async function keepPhoto(file: Records['files'], before: string | null): Promise<void> {
  const changes = [put('files', file), put('profile', { id: 'photo', file: file.id })];
  await write(
    before ? [...changes, remove('files', before)] : changes,
    'Photo saved on this device.',
  );
}

/** Goes back to the college's photo; rejects where it cannot be written. */
export async function removePhoto(kept: string): Promise<void> {
  await write([remove('profile', 'photo'), remove('files', kept)], "The college's photo is back.");
}

async function write(changes: readonly Change[], text: string): Promise<void> {
  const undo = await workspace.write(changes);
  say(text, { action: { label: 'Undo', run: () => void undo().catch(() => {}) } });
}
