import { useState, type ComponentType } from 'react';
import { useLazy } from '@/components/ui/use-lazy';

/** Which record of a list is managed, by its id, and the dialog for it, fetched at the first use. */
export function useManaged<P>(load: () => Promise<ComponentType<P>>) {
  const [managed, setManaged] = useState<string | null>(null);
  const { Component: Dialog, ensureLoaded } = useLazy(load);

  const manage = async (id: string) => {
    setManaged(id);
    if (!(await ensureLoaded())) setManaged(null);
  };
  return {
    managed,
    Dialog,
    manage: (id: string) => void manage(id),
    close: () => setManaged(null),
  };
}
