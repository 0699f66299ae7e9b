import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FormDraft } from '@/lib/form-draft';
import { beforeReload } from '@/lib/new-release';
import { workspace } from '@/lib/workspace/device';
import { say, unsay } from '@/lib/workspace/message';

/** The message that a draft is kept; it goes when a form is opened again. */
let told = 0;

/** A draft and what stands in it; it is kept whatever way the form goes away. */
export function useFormDraft<T, D extends FormDraft<T>>(
  make: () => D & FormDraft<T>,
  onOpen: (draft: D) => void,
): [D, T] {
  const [draft] = useState(make);
  const [open] = useState(() => onOpen);
  const filled = useSyncExternalStore(draft.subscribe, draft.snapshot, draft.snapshot);
  useEffect(() => {
    unsay(told);
    open(draft);
    const leave = () => draft.keep();
    const stay = beforeReload(async () => {
      leave();
      return workspace.settle();
    });
    window.addEventListener('pagehide', leave);
    return () => {
      stay();
      window.removeEventListener('pagehide', leave);
      leave();
      if (draft.isKept() && workspace.keeping() === 'kept')
        told = say('Your draft is kept on this device.');
    };
  }, [draft, open]);
  return [draft, filled];
}
