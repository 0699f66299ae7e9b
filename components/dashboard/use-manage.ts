import { useState } from 'react';
import { say } from '@/lib/workspace/message';
import { workspace } from '@/lib/workspace/device';
import type { ManageDialog } from './manage-dialog';

/** Which activity is managed, and its dialog, fetched at the first use. */
export function useManage() {
  const [managed, setManaged] = useState<string | null>(null);
  const [Dialog, setDialog] = useState<typeof ManageDialog | null>(null);

  const manage = async (id: string) => {
    setManaged(id);
    if (Dialog) return;
    try {
      const [part] = await Promise.all([import('./manage-dialog'), workspace.load('drafts')]);
      setDialog(() => part.ManageDialog);
    } catch {
      setManaged(null);
      say('This part could not be loaded. Check the connection and try again.', { urgent: true });
    }
  };
  return {
    managed,
    Dialog,
    manage: (id: string) => void manage(id),
    close: () => setManaged(null),
  };
}
