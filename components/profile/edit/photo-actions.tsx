import { useState } from 'react';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { buttonClass } from '@/components/ui/button';

interface PhotoActionsProps {
  /** Whether it is asked what to do with the picture that was chosen. */
  asked: boolean;
  busy: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onCancel: () => void;
  /** Undefined where no photo is stored. */
  onRemove: (() => void) | undefined;
}

/** What can be done with the photo; closing with one that is not saved asks first. */
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
        <p>Your own photo is deleted from this device, and the college’s is shown.</p>
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
          Discard it
        </button>
        <button type="button" autoFocus onClick={onCancel} className={buttonClass()}>
          Go on cropping
        </button>
      </div>
    </div>
  );
}
