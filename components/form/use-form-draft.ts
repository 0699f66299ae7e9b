import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { onBeforeReload } from '@/lib/browser/new-release';
import type { FormContent } from '@/lib/form/form-content';
import { FormDraft } from '@/lib/form/form-draft';
import { workspace } from '@/lib/store/device';
import { showToast, dismissToast } from '@/lib/toast/toast';

/** The toast that the draft is saved; dismissed when a form is opened again. */
let toastId = 0;

export interface FormDraftOptions<F extends string> {
  /** The name of the form, for its drafts. */
  name: string;
  /** The content of the form without a draft. */
  start: FormContent<F>;
  /** A form that is in the page before hydration: what was typed into it by then is added to the draft. */
  element?: RefObject<HTMLFormElement | null>;
}

/** A form's draft and its content; the draft is saved however the form closes. */
export function useFormDraft<F extends string>({
  name,
  start,
  element,
}: FormDraftOptions<F>): [FormDraft<F>, FormContent<F>] {
  const [draft] = useState(() => new FormDraft(workspace, name, start));
  const content = useSyncExternalStore(draft.subscribe, draft.snapshot, draft.snapshot);
  useEffect(() => {
    dismissToast(toastId);
    if (element?.current) addTyped(draft, element.current);
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
  }, [draft, element]);
  return [draft, content];
}

function addTyped<F extends string>(draft: FormDraft<F>, form: HTMLFormElement): void {
  const { values } = draft.opened();
  for (const [field, value] of new FormData(form))
    if (typeof value === 'string' && value !== values[field as F]) draft.set(field as F, value);
}
