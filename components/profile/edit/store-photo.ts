import { put, remove, type Records } from '@/lib/store/record';
import { writeWithUndo } from '@/lib/store/write-with-undo';

/** Stores a photo in place of the previous one. Rejects if the write fails. */
export async function storePhoto(file: Records['files']): Promise<void> {
  await writeWithUndo(
    [put('files', file), put('profile', { id: 'photo', file: file.id })],
    'Photo saved on this device.',
  );
}

/** Restores the college's photo. Rejects if the write fails. */
export async function removePhoto(): Promise<void> {
  await writeWithUndo([remove('profile', 'photo')], "Photo removed. The college's photo is shown.");
}
