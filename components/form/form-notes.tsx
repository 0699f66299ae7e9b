import type { Ref } from 'react';
import { ErrorSummary, type FieldError } from '@/components/ui/error-summary';
import { DraftNote, type DraftNoteProps } from './draft-note';
import { StaleNote, type StaleNoteProps } from './stale-note';

interface FormNotesProps<F extends string, T>
  extends Pick<StaleNoteProps<T>, 'noun' | 'labels'>, Pick<DraftNoteProps, 'copy'> {
  form: Pick<DraftNoteProps, 'draft'> &
    Pick<StaleNoteProps<T>, 'conflicts' | 'gone'> & {
      focused: Ref<HTMLDivElement>;
      errors: readonly FieldError<F>[];
      fieldId: (field: F) => string;
      replaced: () => void;
    };
}

/** What a form shows above its fields: its draft, conflicts with the stored record, and its errors. */
export function FormNotes<F extends string, T>({ form, copy, ...stale }: FormNotesProps<F, T>) {
  const { draft, conflicts, gone, focused, errors, fieldId, replaced } = form;
  return (
    <>
      <DraftNote draft={draft} onChange={replaced} copy={copy} />
      <StaleNote conflicts={conflicts} gone={gone} {...stale} />
      <ErrorSummary ref={focused} errors={errors} fieldId={fieldId} />
    </>
  );
}
