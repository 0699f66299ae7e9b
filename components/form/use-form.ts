import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type RefObject,
} from 'react';
import type { FieldError } from '@/components/ui/error-summary';
import type { FormContent } from '@/lib/form/form-content';
import { FormDraft } from '@/lib/form/form-draft';
import type { FormMerge } from '@/lib/form/form-merge';
import { workspace } from '@/lib/store/device';
import { dismissToast, showToast } from '@/lib/toast/toast';

/** The toast that the draft is saved; dismissed when a form is opened again. */
let toastId = 0;

interface FormDraftOptions<F extends string> {
  /** The name of the form, for its draft. */
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
    const store = () => void draft.store();
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      if (draft.close() && workspace.persistence() === 'persisted')
        toastId = showToast('Your draft is saved.');
    };
  }, [draft, element]);
  return [draft, content];
}

function addTyped<F extends string>(draft: FormDraft<F>, form: HTMLFormElement): void {
  const { values } = draft.opened();
  for (const [field, value] of new FormData(form))
    if (typeof value === 'string' && value !== values[field as F]) draft.set(field as F, value);
}

/** An attempt to save that stopped, because the record was changed or deleted in the meantime. */
export type Conflict<F extends string = string> = Pick<
  FormMerge<FormContent<F>, object, never>,
  'stopped' | 'gone' | 'conflicts' | 'stored'
>;

/** The result of saving a form: nothing, or the save that stopped. */
export type Saved<F extends string> = Promise<Conflict<F> | void>;

/** The props of a form that adds a record or edits one. */
export interface EditFormProps<F extends string> {
  /** The id of the edited record. */
  id?: string;
  start: FormContent<F>;
  /** The edited record was deleted in the meantime. */
  gone?: boolean;
  submitLabel: string;
  /** Saves the checked content; rejects if the write fails. */
  onSave: (content: FormContent<F>, draft: FormDraft<F>) => Saved<F>;
}

/** The props of a text field, by its name. */
export type ControlOf<F extends string> = ReturnType<typeof useForm<F>>['control'];

interface FormOptions<F extends string, X extends string> extends FormDraftOptions<F> {
  /** The record of the form was deleted in the meantime. Its draft then belongs to the form `asNew`. */
  gone?: boolean;
  asNew?: { name: string; start: FormContent<F> };
  /** Returns all errors, in the order of the fields. */
  check: (content: FormContent<F>) => readonly FieldError<F | X>[];
  /** Saves the checked content; rejects if that fails. */
  save: (content: FormContent<F>, draft: FormDraft<F>) => Saved<F>;
}

/**
 * The state and actions of a form: its content and its draft, its errors, which receive the focus, the files being chosen,
 * and a conflict with the stored record. It is saved once, however often it is submitted. `X` names its fields without
 * text, and `E` is the element that receives the focus.
 */
export function useForm<
  F extends string,
  X extends string = never,
  E extends HTMLElement = HTMLDivElement,
>({ gone = false, asNew, check, save, ...options }: FormOptions<F, X>) {
  const prefix = useId();
  const focused = useRef<E>(null);
  const busy = useRef(false);
  const [errors, setErrors] = useState<readonly FieldError<F | X>[]>([]);
  const [found, setFound] = useState(0);
  const [failed, setFailed] = useState(false);
  const [conflict, setConflict] = useState<Conflict<F> | null>(null);
  const [draft, content] = useFormDraft(options);
  const { name, start = null } = (gone && asNew) || { name: options.name };
  useEffect(() => draft.reassign(name, start), [draft, name, start]);
  useEffect(() => {
    if (found > 0) focused.current?.focus();
  }, [found]);

  const showErrors = (next: (before: typeof errors) => typeof errors) => {
    setErrors(next);
    setFound((count) => count + 1);
  };
  const clearError = (field: F | X) =>
    setErrors((before) => before.filter((error) => error.field !== field));

  async function checkAndSave() {
    setFailed(false);
    setConflict(null);
    // A form that is submitted right after it opens saves the draft and the files that it is about to show.
    await draft.open();
    const checked = draft.snapshot();
    const wrong = check(checked);
    setErrors(wrong);
    if (wrong.length > 0) return showErrors(() => wrong);
    draft.finish(true);
    try {
      const result = await save(checked, draft);
      if (!result?.stopped) return;
      draft.finish(false);
      setConflict(result);
    } catch {
      draft.finish(false);
      setFailed(true);
    }
  }
  const submit = () => {
    if (busy.current) return;
    busy.current = true;
    void checkAndSave().finally(() => {
      busy.current = false;
    });
  };
  const set = (field: F, value: string) => {
    draft.set(field, value);
    clearError(field);
  };
  const fieldId = (field: F | X) => `${prefix}-${field}`;
  const errorOf = (field: F | X) => {
    const messages = errors.filter((error) => error.field === field).map((error) => error.message);
    return messages.length > 0 ? messages.join('\n') : undefined;
  };

  return {
    focused,
    errors,
    /** The last attempt to save failed. */
    failed,
    fieldId,
    errorOf,
    clearError,
    draft,
    ...content,
    conflict,
    gone,
    set,
    /** The props of the form element. */
    props: {
      locked: draft.isElsewhere,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        submit();
      },
    },
    /** The props of a text field. */
    control: (field: F) => ({
      id: fieldId(field),
      name: field,
      error: errorOf(field),
      value: content.values[field],
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        set(field, currentTarget.value),
    }),
    /** Shows the errors of the files that `add` refuses. */
    choose: async (field: X, add: () => Promise<readonly string[]>) => {
      const refused = await add();
      clearError(field);
      const wrong = refused.map((message) => ({ field, message }));
      if (wrong.length > 0) showErrors((before) => [...before, ...wrong]);
    },
    removeFile: (file?: string) => draft.removeFile(file),
    /** Ends a conflict: saves what was typed, or shows the stored record. */
    keep: (which: 'mine' | 'stored') => {
      if (conflict?.stored) draft.rebase(conflict.stored, conflict.conflicts, which);
      setConflict(null);
      if (which === 'mine') submit();
    },
    /** Clears all messages when another content replaces the one that they are about. */
    replaced: () => {
      setErrors([]);
      setConflict(null);
    },
  };
}
