import { put, remove, type Records } from '@/lib/store/record';
import { writeAndSay } from '@/lib/store/write-and-say';

/** Keeps a photo in the place of the one before; rejects where it cannot be written. */
export async function keepPhoto(file: Records['files']): Promise<void> {
  await writeAndSay(
    [put('files', file), put('profile', { id: 'photo', file: file.id })],
    'Photo saved on this device.',
  );
}

/** Goes back to the college's photo; rejects where it cannot be written. */
export async function removePhoto(): Promise<void> {
  await writeAndSay([remove('profile', 'photo')], "The college's photo is back.");
}
