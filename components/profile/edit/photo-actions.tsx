import { useState } from 'react';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { buttonClass } from '@/components/ui/button';

interface PhotoActionsProps {
  /** Whether to ask what to do with the unsaved picture. */
  asked: boolean;
  busy: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onCancel: () => void;
  /** Undefined when no photo is stored. */
  onRemove: (() => void) | undefined;
}

/** The buttons of the photo dialog, or the question it asks before it closes with an unsaved photo. */
export function PhotoActions(props: PhotoActionsProps) {
  const { asked, busy, onSave, onDiscard, onCancel, onRemove } = props;
  const [removing, setRemoving] = useState(false);
  const save = (
    <button
      type="button"
      aria-disabled={busy}
      onClick={busy ? undefined : onSave}
      className={buttonClass('primary')}
    >
      Save photo
    </button>
  );
  if (removing && onRemove && !asked)
    return (
      <ConfirmDelete
        label="Remove the photo?"
        action="Remove it"
        onDelete={onRemove}
        onCancel={() => setRemoving(false)}
      >
        <p>This deletes your photo from this device and shows the college’s photo.</p>
      </ConfirmDelete>
    );
  if (!asked)
    return (
      <div className="flex flex-wrap gap-2.5">
        {save}
        {onRemove && (
          <button type="button" onClick={() => setRemoving(true)} className={buttonClass()}>
            Remove photo
          </button>
        )}
      </div>
    );
  return (
    <div role="group" aria-label="Save the new photo?" className="grid gap-3">
      <p className="text-note font-semibold">The new photo is not saved yet. Save it?</p>
      <div className="flex flex-wrap gap-2.5">
        {save}
        <button type="button" onClick={onDiscard} className={buttonClass()}>
          Discard photo
        </button>
        <button type="button" autoFocus onClick={onCancel} className={buttonClass()}>
          Continue cropping
        </button>
      </div>
    </div>
  );
}
