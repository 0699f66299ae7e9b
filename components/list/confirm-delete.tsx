import { useState, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { focusTrail, restoreFocusFrom } from '@/lib/toast/focus-trail';

interface ConfirmDeleteProps {
  /** What the group is called: "Delete it?". */
  label?: string;
  /** The word on the button that deletes. */
  action?: string;
  /** What goes. */
  children: ReactNode;
  onDelete: () => void;
  onCancel: () => void;
}

/** Asks before something is deleted, and says what goes with it. */
export function ConfirmDelete(props: ConfirmDeleteProps) {
  const { label = 'Delete it?', action = 'Delete it', children, onDelete, onCancel } = props;
  // What was pressed has the focus still, and is drawn again once it is kept.
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
        <button type="button" onClick={onDelete} className={buttonClass('primary')}>
          {action}
        </button>
        <button type="button" autoFocus onClick={cancel} className={buttonClass()}>
          Keep it
        </button>
      </div>
    </div>
  );
}
