import { useState, type ComponentType } from 'react';
import { say } from '@/lib/workspace/message';

/** Which record of a list is managed, by its id, and the dialog for it, fetched at the first use. */
export function useManaged<P>(load: () => Promise<ComponentType<P>>) {
  const [managed, setManaged] = useState<string | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<P> | null>(null);

  const manage = async (id: string) => {
    setManaged(id);
    if (Dialog) return;
    try {
      const loaded = await load();
      setDialog(() => loaded);
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
