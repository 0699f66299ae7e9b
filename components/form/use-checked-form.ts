import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { FieldError } from '@/components/ui/error-summary';
import type { FormDraft } from '@/lib/form/form-draft';
import type { Conflicts, Stopped } from './use-conflicts';

/** The result of a check; `right` is saved if there are no errors. */
interface Checked<F extends string, R> {
  errors: readonly FieldError<F>[];
  right: R;
}

interface CheckedFormOptions<F extends string, R> {
  /** The draft that ends when the form is saved. */
  draft: Pick<FormDraft, 'found' | 'finish'>;
  check: () => Checked<F, R> | Promise<Checked<F, R>>;
  /** Saves the checked values; rejects if that fails. */
  save: (right: R) => Promise<Stopped<R> | void>;
  /** The conflicts to resolve if the record was changed in the meantime. */
  conflicts: Pick<Conflicts<R>, 'settle' | 'ask'>;
}

/**
 * Checks and saves a form. It is saved once, however often it is submitted, and errors receive the focus. `E` is the
 * element that receives the focus.
 */
export function useCheckedForm<F extends string, R, E extends HTMLElement = HTMLDivElement>({
  draft,
  check,
  save,
  conflicts,
}: CheckedFormOptions<F, R>) {
  const prefix = useId();
  const focused = useRef<E>(null);
  const busy = useRef(false);
  const [errors, setErrors] = useState<readonly FieldError<F>[]>([]);
  const [found, setFound] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (found > 0) focused.current?.focus();
  }, [found]);

  const withoutField = (field: F) => (before: readonly FieldError<F>[]) =>
    before.filter((error) => error.field !== field);

  async function checkAndSave() {
    setFailed(false);
    if (!conflicts.settle()) return;
    // A form submitted right after it opens saves the draft that it is about to show.
    await draft.found();
    const checked = await check();
    setErrors(checked.errors);
    if (checked.errors.length > 0) return setFound((count) => count + 1);
    draft.finish(true);
    try {
      const result = await save(checked.right);
      if (!result?.stopped) return;
      draft.finish(false);
      conflicts.ask(result);
    } catch {
      draft.finish(false);
      setFailed(true);
    }
  }

  return {
    focused,
    errors,
    /** Whether the last attempt to save failed. */
    failed,
    fieldId: (field: F) => `${prefix}-${field}`,
    errorOf: (field: F) => errors.find((error) => error.field === field)?.message,
    /** Clears the error of a field when its value changes. */
    clearError: (field: F) => setErrors(withoutField(field)),
    /** Shows an error of a field before the form is submitted. */
    addError: (field: F, message: string) => {
      setErrors((before) => [...withoutField(field)(before), { field, message }]);
      setFound((count) => count + 1);
    },
    /** Clears all errors when the content of the form is replaced. */
    clear: () => setErrors([]),
    fail: () => setFailed(true),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      void checkAndSave().finally(() => {
        busy.current = false;
      });
    },
  };
}
