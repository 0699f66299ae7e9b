import { useEffect, useState, useSyncExternalStore } from 'react';
import { onBeforeReload } from '@/lib/browser/new-release';
import type { FormDraft } from '@/lib/form/form-draft';
import { workspace } from '@/lib/store/device';
import { showToast, dismissToast } from '@/lib/toast/toast';

/** The toast that the draft is saved; dismissed when a form is opened again. */
let toastId = 0;

/** A form's draft and its content; the draft is saved however the form closes. */
export function useFormDraft<T, D extends FormDraft<T>>(
  make: () => D & FormDraft<T>,
  /** Adds what was typed before hydration to the draft. */
  onOpen: (draft: D) => void = () => {},
): [D, T] {
  const [draft] = useState(make);
  const [open] = useState(() => onOpen);
  const filled = useSyncExternalStore(draft.subscribe, draft.snapshot, draft.snapshot);
  useEffect(() => {
    dismissToast(toastId);
    open(draft);
    void draft.open();
    const leave = () => draft.leave();
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    const stay = onBeforeReload(async () => {
      leave();
      return workspace.settle();
    });
    window.addEventListener('pagehide', leave);
    window.addEventListener('visibilitychange', hide);
    return () => {
      stay();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('visibilitychange', hide);
      draft.close();
      if (draft.isStored() && workspace.persistence() === 'persisted')
        toastId = showToast('Your draft is saved on this device.');
    };
  }, [draft, open]);
  return [draft, filled];
}

/**
 * If the record of a form is deleted, turns its draft into the draft of a new record with `start`; `gone` is null while
 * the record exists.
 */
export function useReassignedDraft<T>(
  draft: Pick<FormDraft<T>, 'reassign'>,
  form: string,
  gone: { form: string; start: T } | null,
): void {
  const [name, start] = [gone?.form ?? form, gone?.start ?? null];
  useEffect(() => draft.reassign(name, start), [draft, name, start]);
}
