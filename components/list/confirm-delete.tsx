import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { focusTrail, restoreFocusFrom } from '@/lib/toast/focus-trail';

interface ConfirmDeleteProps {
  /** The accessible name of the group. */
  label?: string;
  /** The label of the delete button. */
  action?: string;
  /** The text about the deletion. */
  children: ReactNode;
  onDelete: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before something is deleted. */
export function ConfirmDelete(props: ConfirmDeleteProps) {
  const { label = 'Delete it?', action = 'Delete it', children, onDelete, onCancel } = props;
  // The pressed button still has the focus; it is rendered again on cancel.
  const [opener] = useState(focusTrail);
  const cancel = () => {
    onCancel();
    requestAnimationFrame(() => restoreFocusFrom(opener));
  };
  return (
    <div role="group" aria-label={label} className="grid gap-3">
      <div className="grid gap-1 text-note wrap-anywhere">
        {children}
        <p className="text-muted">You can undo this until you close or reload the page.</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={onDelete}>
          {action}
        </Button>
        <Button autoFocus onClick={cancel}>
          Keep it
        </Button>
      </div>
    </div>
  );
}
