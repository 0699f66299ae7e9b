import { put, remove, type Records } from '@/lib/workspace/record';
import { writeAndSay } from '@/lib/workspace/write-and-say';

/** Keeps a photo in the place of the one before; rejects where it cannot be written. */
export async function keepPhoto(file: Records['files'], before: string | null): Promise<void> {
  const changes = [put('files', file), put('profile', { id: 'photo', file: file.id })];
  await writeAndSay(
    before ? [...changes, remove('files', before)] : changes,
    'Photo saved on this device.',
  );
}

/** Goes back to the college's photo; rejects where it cannot be written. */
export async function removePhoto(kept: string): Promise<void> {
  await writeAndSay(
    [remove('profile', 'photo'), remove('files', kept)],
    "The college's photo is back.",
  );
}
