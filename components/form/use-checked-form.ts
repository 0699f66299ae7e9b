import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { FieldError } from '@/components/ui/error-summary';
import type { FormDraft } from '@/lib/form/form-draft';
import type { Conflicts, Stopped } from './use-conflicts';

/** What a check found; `right` is what is kept where nothing is wrong. */
interface Checked<F extends string, R> {
  errors: readonly FieldError<F>[];
  right: R;
}

interface CheckedFormOptions<F extends string, R, T> {
  /** The draft that ends once the form is kept; a form may have none. */
  draft?: Pick<FormDraft<unknown>, 'found' | 'finish'>;
  check: () => Checked<F, R> | Promise<Checked<F, R>>;
  /** Keeps what was found right; rejects where that could not be done. */
  save: (right: R) => Promise<Stopped<T> | void>;
  /** What must be asked where the record was changed in the meantime; a form without a record has none. */
  conflicts?: Pick<Conflicts<T>, 'settle' | 'ask'>;
}

/**
 * What every form does that the page itself checks and keeps: it is kept once, however often it is submitted, and what
 * is wrong takes the focus. `E` is the element that the focus goes to.
 */
export function useCheckedForm<F extends string, R, E extends HTMLElement = HTMLDivElement, T = R>({
  draft,
  check,
  save,
  conflicts,
}: CheckedFormOptions<F, R, T>) {
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
    if (conflicts && !conflicts.settle()) return;
    // A form that is submitted as soon as it is open saves the draft that it is about to show.
    await draft?.found();
    const checked = await check();
    setErrors(checked.errors);
    if (checked.errors.length > 0) return setFound((count) => count + 1);
    draft?.finish(true);
    try {
      const result = await save(checked.right);
      if (!result?.stopped) return;
      draft?.finish(false);
      conflicts?.ask(result);
    } catch {
      draft?.finish(false);
      setFailed(true);
    }
  }

  return {
    focused,
    errors,
    /** Whether the last try to keep it failed. */
    failed,
    fieldId: (field: F) => `${prefix}-${field}`,
    errorOf: (field: F) => errors.find((error) => error.field === field)?.message,
    /** Takes back what is said of a field, because it changes. */
    clearError: (field: F) => setErrors(withoutField(field)),
    /** Says what is wrong with a field before the form is submitted. */
    addError: (field: F, message: string) => {
      setErrors((before) => [...withoutField(field)(before), { field, message }]);
      setFound((count) => count + 1);
    },
    /** Takes back all that is said, because something else stands in the form. */
    clear: () => setErrors([]),
    fail: () => setFailed(true),
    submit: (event: FormEvent) => {
      event.preventDefault();
      // A second press of the key must not save it twice.
      if (busy.current) return;
      busy.current = true;
      void checkAndSave().finally(() => {
        busy.current = false;
      });
    },
  };
}
