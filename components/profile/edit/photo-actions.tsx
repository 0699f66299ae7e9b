import { useState } from 'react';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { Button } from '@/components/ui/button';

interface PhotoActionsProps {
  /** True if the form asks what to do with the unsaved picture. */
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
    <Button variant="primary" aria-disabled={busy} onClick={busy ? undefined : onSave}>
      Save photo
    </Button>
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
        {onRemove && <Button onClick={() => setRemoving(true)}>Remove photo</Button>}
      </div>
    );
  return (
    <div role="group" aria-label="Save the new photo?" className="grid gap-3">
      <p className="text-note font-semibold">The new photo is not saved yet. Save it?</p>
      <div className="flex flex-wrap gap-2.5">
        {save}
        <Button onClick={onDiscard}>Discard photo</Button>
        <Button autoFocus onClick={onCancel}>
          Continue cropping
        </Button>
      </div>
    </div>
  );
}
