import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { Mistake } from '@/components/ui/mistake-summary';
import type { FormDraft } from '@/lib/form/form-draft';
import type { Conflicts, Stopped } from './use-conflicts';

/** What a check found; `right` is what is kept where nothing is wrong. */
interface Checked<F extends string, R> {
  mistakes: readonly Mistake<F>[];
  right: R;
}

interface CheckedFormDeeds<F extends string, R, T> {
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
}: CheckedFormDeeds<F, R, T>) {
  const prefix = useId();
  const focused = useRef<E>(null);
  const busy = useRef(false);
  const [mistakes, setMistakes] = useState<readonly Mistake<F>[]>([]);
  const [found, setFound] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (found > 0) focused.current?.focus();
  }, [found]);

  const others = (field: F) => (before: readonly Mistake<F>[]) =>
    before.filter((mistake) => mistake.field !== field);

  async function checkAndSave() {
    setFailed(false);
    if (conflicts && !conflicts.settle()) return;
    // A form that is submitted as soon as it is open saves the draft that it is about to show.
    await draft?.found();
    const checked = await check();
    setMistakes(checked.mistakes);
    if (checked.mistakes.length > 0) return setFound((count) => count + 1);
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
    mistakes,
    /** Whether the last try to keep it failed. */
    failed,
    fieldId: (field: F) => `${prefix}-${field}`,
    mistakeOf: (field: F) => mistakes.find((mistake) => mistake.field === field)?.message,
    /** Takes back what is said of a field, because it changes. */
    mend: (field: F) => setMistakes(others(field)),
    /** Says what is wrong with a field before the form is submitted. */
    mark: (field: F, message: string) => {
      setMistakes((before) => [...others(field)(before), { field, message }]);
      setFound((count) => count + 1);
    },
    /** Takes back all that is said, because something else stands in the form. */
    clear: () => setMistakes([]),
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
