import { useState, type ComponentType } from 'react';
import { useLazy } from '@/components/ui/lazy/use-lazy';

/** The id of the record whose dialog is open, and the dialog, loaded at the first use. */
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
