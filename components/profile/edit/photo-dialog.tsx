'use client';

import { useId, useRef, useState } from 'react';
import { StoredPicture } from '@/components/file/stored-picture';
import { ToastRegion } from '@/components/page/toast-region';
import { Button } from '@/components/ui/button';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { toPicture } from '@/lib/file/picture';
import { put, remove } from '@/lib/store/record';
import { usePhoto } from '@/lib/store/use-list';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { PictureInput } from './picture-input';

interface PhotoProps {
  /** The college's photo. */
  image: StudentRecord['student']['photo'];
  name: string;
}

/** Chooses, stores and removes the profile photo, which can be undone. Nothing leaves the device. */
export function PhotoDialog({ onClose, ...photo }: PhotoProps & LazyDialogProps) {
  return (
    <Dialog title="Change photo" onClose={onClose}>
      <PhotoChoice {...photo} />
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}

function PhotoChoice({ image, name }: PhotoProps) {
  const close = useCloseDialog();
  const field = useId();
  const stored = usePhoto();
  const turn = useRef(0);
  const [error, setError] = useState<string | null>(null);
  useAnnounced(error ?? '', { urgent: true });

  const choose = async (file: File | null) => {
    const own = ++turn.current;
    setError(null);
    if (!file) return;
    const picture = await toPicture(file, 'square');
    if (own !== turn.current) return;
    if (typeof picture === 'string') return setError(picture);
    await writeWithUndo(
      [put('files', picture), put('profile', { id: 'photo', file: picture.id })],
      'The photo is saved.',
    ).then(close, () => {});
  };
  const removePhoto = () =>
    writeWithUndo(
      [remove('profile', 'photo')],
      "Photo removed. The college's photo is shown.",
    ).then(close, () => {});

  return (
    <div className="grid gap-5">
      <StoredPicture
        image={image}
        picture={stored}
        name={name}
        letterClass="text-figure"
        className="mx-auto size-48 rounded-full border border-line object-cover"
      />
      <PictureInput
        id={field}
        label="Picture"
        error={error}
        onChoose={(file) => void choose(file)}
      />
      <p className="text-small text-muted">
        The square in the middle of the picture is saved, at most 512 pixels wide. The location,
        date and other details in the file are removed.
      </p>
      {stored && (
        <div>
          <Button onClick={() => void removePhoto()}>Remove photo</Button>
        </div>
      )}
    </div>
  );
}
