import type { StudentRecord } from '@/content/schema/record/student-record';
import { useEffect, useId, useRef, useState } from 'react';
import { StoredPicture } from '@/components/file/stored-picture';
import { useCloseDialog } from '@/components/ui/dialog';
import { useAnnounced } from '@/components/ui/use-announced';
import { centred } from '@/lib/file/crop';
import { decodePicture, encodePicture, notWrittenMessage } from '@/lib/file/picture';
import { put, remove, type Records } from '@/lib/store/record';
import { usePhoto } from '@/lib/store/use-list';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { CropField } from './crop-field';
import { PhotoActions } from './photo-actions';
import { PictureInput } from './picture-input';

export interface PhotoProps {
  /** The college's photo. */
  image: StudentRecord['student']['photo'];
  name: string;
}

interface PhotoChoiceProps extends PhotoProps {
  /** Called with true if there is an unsaved picture. */
  onUnsaved: (isUnsaved: boolean) => void;
  /** True if the form asks what to do with that picture. */
  asked: boolean;
  onCancel: () => void;
}

export function PhotoChoice({ image, name, onUnsaved, asked, onCancel }: PhotoChoiceProps) {
  const close = useCloseDialog();
  const field = useId();
  const storedPhoto = usePhoto();
  const input = useRef<HTMLInputElement>(null);
  const turn = useRef(0);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState(centred);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => () => picture?.close(), [picture]);
  useEffect(() => onUnsaved(picture !== null), [picture, onUnsaved]);
  const leave = () => {
    onUnsaved(false);
    close();
  };
  useAnnounced(error ?? '', { urgent: true });

  async function choose(file: File | null) {
    const own = ++turn.current;
    setError(null);
    if (!file) return;
    const decoded = await decodePicture(file);
    const refused = typeof decoded === 'string';
    if (own !== turn.current) return refused ? undefined : decoded.close();
    setCrop(centred);
    setPicture(refused ? null : decoded);
    setError(refused ? decoded : null);
  }

  async function save() {
    if (!picture) {
      setError((before) => before ?? 'Choose a picture.');
      input.current?.focus();
      return;
    }
    setBusy(true);
    try {
      const file = await encodePicture(picture, crop).catch(() => setError(notWrittenMessage));
      if (!file) return;
      await storePhoto(file);
      leave();
    } catch {
      // The write was rolled back and a toast says why; the chosen picture stays in the dialog.
    } finally {
      setBusy(false);
    }
  }

  async function remove() {
    setPicture(null);
    await removePhoto().then(leave, () => {});
  }

  return (
    <div className="grid gap-5">
      {picture ? (
        <CropField picture={picture} crop={crop} onCrop={setCrop} />
      ) : (
        <StoredPicture
          image={image}
          picture={storedPhoto}
          name={name}
          letterClass="text-figure"
          className="mx-auto size-48 rounded-full border border-line object-cover"
        />
      )}
      <PictureInput
        ref={input}
        id={field}
        label="Picture"
        error={error}
        onChoose={(file) => void choose(file)}
      />
      <p className="text-small text-muted">
        The photo is saved at most 512 pixels wide. The location, date and other details in the file
        are removed.
      </p>
      <PhotoActions
        asked={asked && picture !== null}
        busy={busy}
        onSave={() => void save()}
        onDiscard={leave}
        onCancel={() => {
          onCancel();
          input.current?.focus();
        }}
        onRemove={storedPhoto ? () => void remove() : undefined}
      />
    </div>
  );
}

/** Stores a photo in place of the previous one. Rejects if the write fails. */
async function storePhoto(file: Records['files']): Promise<void> {
  await writeWithUndo(
    [put('files', file), put('profile', { id: 'photo', file: file.id })],
    'The photo is saved.',
  );
}

/** Restores the college's photo. Rejects if the write fails. */
async function removePhoto(): Promise<void> {
  await writeWithUndo([remove('profile', 'photo')], "Photo removed. The college's photo is shown.");
}
