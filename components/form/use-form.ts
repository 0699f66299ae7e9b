import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '@/components/ui/error-summary';
import { useAnnounced } from '@/components/ui/use-announced';
import type { FormContent } from '@/lib/form/form-content';
import type { FormDraft } from '@/lib/form/form-draft';
import { useCheckedForm } from './use-checked-form';
import { useConflicts, type Stopped } from './use-conflicts';
import { useFormDraft, type FormDraftOptions } from './use-form-draft';

/** The result of saving a form: nothing, or the save that stopped because of a conflict. */
export type Saved<F extends string> = Promise<Stopped<FormContent<F>> | void>;

/** The props of a form that adds a record or edits one. */
export interface EditFormProps<F extends string> {
  /** The id of the edited record. */
  id?: string;
  start: FormContent<F>;
  /** Whether the edited record was deleted in the meantime. */
  gone?: boolean;
  submitLabel: string;
  /** Saves the checked content; rejects if the write fails. */
  onSave: (content: FormContent<F>, draft: FormDraft<F>) => Saved<F>;
}

/** The props of a text field, by its name. */
export type ControlOf<F extends string> = ReturnType<typeof useForm<F>>['control'];

interface FormOptions<F extends string, X extends string> extends FormDraftOptions<F> {
  /** Whether the record of the form was deleted in the meantime. Its draft then belongs to the form `asNew`. */
  gone?: boolean;
  asNew?: { name: string; start: FormContent<F> };
  /** Returns all errors, in the order of the fields; `refused` are those of the files chosen last. */
  check: (content: FormContent<F>, refused: readonly string[]) => readonly FieldError<F | X>[];
  /** Saves the checked content; rejects if that fails. */
  save: (content: FormContent<F>, draft: FormDraft<F>) => Saved<F>;
  /** Whether the error of a chosen file is shown like those of a check, and only until the next one. */
  refusesInSummary?: boolean;
}

/**
 * The state and actions of a form: its content and its draft, the errors of its fields, the files being chosen, and the
 * conflicts with what is stored. `X` names its fields without text, and `E` is the element that receives the focus.
 */
export function useForm<
  F extends string,
  X extends string = never,
  E extends HTMLElement = HTMLDivElement,
>({ gone = false, asNew, check, save, refusesInSummary = false, ...options }: FormOptions<F, X>) {
  const choosing = useRef<Promise<readonly string[]> | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [draft, content] = useFormDraft(options);
  const { name, start = null } = (gone && asNew) || { name: options.name };
  useEffect(() => draft.reassign(name, start), [draft, name, start]);
  const conflicts = useConflicts(draft);
  useAnnounced(problems.join(' '), { urgent: true });

  const forgetProblems = () => {
    choosing.current = null;
    setProblems([]);
  };
  const checkNow = (refused: readonly string[]) => {
    const right = draft.snapshot();
    return { errors: check(right, refused), right };
  };
  const form = useCheckedForm<F | X, FormContent<F>, E>({
    draft,
    // Waits for a file that was just chosen.
    check: () => choosing.current?.then(checkNow) ?? checkNow([]),
    save: async (right) => {
      const result = await save(right, draft);
      if (!result?.stopped) forgetProblems();
      return result;
    },
    conflicts,
  });
  const { fieldId, errorOf, clearError, addError, clear, fail } = form;

  const set = (field: F, value: string) => {
    draft.set(field, value);
    clearError(field);
  };

  return {
    ...form,
    draft,
    ...content,
    conflicts,
    gone,
    set,
    /** The props of a text field. */
    control: (field: F) => ({
      id: fieldId(field),
      name: field,
      error: errorOf(field),
      value: content.values[field],
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        set(field, currentTarget.value),
    }),
    /** The errors of the files just refused, or else the one of the field. */
    fileErrorOf: (field: X) => problems.join('\n') || errorOf(field),
    choose: (field: X, add: () => Promise<readonly string[]>) => {
      const turn = Promise.resolve(choosing.current).then(add);
      choosing.current = turn;
      void turn.then((reasons) => {
        clearError(field);
        if (!refusesInSummary) return setProblems(reasons);
        if (choosing.current === turn) choosing.current = null;
        for (const reason of reasons) addError(field, reason);
      });
    },
    removeFile: (file?: string) => void draft.removeFile(file).catch(fail),
    /** Clears all messages when another draft replaced the content. */
    replaced: () => {
      forgetProblems();
      clear();
      conflicts.clear();
    },
  };
}
