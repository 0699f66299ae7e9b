import type { ComponentType, RefObject } from 'react';
import { restoreFocus } from '@/components/ui/restore-focus';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { Activity } from '@/lib/activity/activity';
import type { OwnActivity } from '@/lib/store/use-list';
import type { ManageDialogProps } from './manage-dialog';

interface OpenManagedProps extends Pick<ManageDialogProps, 'student' | 'keys'> {
  managed: string | null;
  Dialog: ComponentType<ManageDialogProps> | null;
  close: () => void;
  listed: readonly OwnActivity[];
  published: readonly Activity[];
  rules: ActivityRules;
  /** Takes the focus when the focused row is gone. */
  fallback: RefObject<HTMLElement | null>;
}

/** Renders the dialog of one activity outside the table, because its row may disappear. */
export function OpenManaged(props: OpenManagedProps) {
  const { managed, Dialog, close, listed, published, student, keys, rules, fallback } = props;
  if (managed === null || !Dialog) return null;
  const byId = ({ id }: { id: string }) => id === managed;
  return (
    <Dialog
      activity={listed.find(byId)}
      published={published.find(byId)}
      student={student}
      keys={keys}
      context={{ rules, published }}
      onClose={() => {
        close();
        restoreFocus(() => fallback.current);
      }}
    />
  );
}
