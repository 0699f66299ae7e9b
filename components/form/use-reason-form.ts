import type { ChangeEvent } from 'react';
import { TextDraft } from '@/lib/form/text-draft';
import { workspace } from '@/lib/store/device';
import type { Change } from '@/lib/store/record';
import { useCheckedForm } from './use-checked-form';
import { useFormDraft } from './use-form-draft';

type Values = Record<'reason', string>;

interface ReasonFormOptions {
  /** The name of the form, for its drafts. */
  draft: string;
  /** The error of a reason, or null. */
  check: (reason: string) => string | null;
  save: (reason: string, draft: Change) => Promise<void>;
}

/** A form that asks only for a reason, saved as a draft until it is submitted; errors move the focus to its field. */
export function useReasonForm({ draft: draftId, check, save }: ReasonFormOptions) {
  const [draft, { reason }] = useFormDraft<Values, TextDraft<Values>>(
    () => new TextDraft(workspace, draftId, { reason: '' }),
  );
  const { focused, fieldId, errorOf, clear, submit } = useCheckedForm<
    'reason',
    string,
    HTMLTextAreaElement
  >({
    draft,
    check: () => {
      const { reason: right } = draft.snapshot();
      const message = check(right);
      return { errors: message ? [{ field: 'reason', message }] : [], right };
    },
    save: (right) => save(right, draft.removal()),
  });
  return {
    draft,
    clear,
    submit,
    field: {
      ref: focused,
      id: fieldId('reason'),
      error: errorOf('reason'),
      required: true,
      'data-autofocus': true,
      value: reason,
      onChange: (event: ChangeEvent<HTMLTextAreaElement>) => {
        draft.set('reason', event.target.value);
        clear();
      },
    },
  };
}
