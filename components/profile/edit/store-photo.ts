import { put, remove, type Records } from '@/lib/store/record';
import { writeWithUndo } from '@/lib/store/write-with-undo';

/** Keeps a photo in the place of the one before; rejects where it cannot be written. */
export async function storePhoto(file: Records['files']): Promise<void> {
  await writeWithUndo(
    [put('files', file), put('profile', { id: 'photo', file: file.id })],
    'Photo saved on this device.',
  );
}

/** Goes back to the college's photo; rejects where it cannot be written. */
export async function removePhoto(): Promise<void> {
  await writeWithUndo([remove('profile', 'photo')], "The college's photo is back.");
}
