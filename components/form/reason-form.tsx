import type { ReactNode } from 'react';
import { TextField } from '@/components/ui/form-field';
import { checkFields, type Field } from '@/lib/form/field';
import { textContent } from '@/lib/form/form-content';
import type { Change } from '@/lib/store/record';
import { DialogForm } from './dialog-form';
import { DraftNote } from './form-notes';
import { useForm } from './use-form';

interface ReasonFormProps {
  /** The name of the form, for its drafts. */
  name: string;
  field: Field<string>;
  label?: string;
  hint: string;
  rows: number;
  /** The subject of the reason, above the field. */
  about?: ReactNode;
  /** Its buttons. */
  children: ReactNode;
  /** Saves the reason and removes the draft; rejects if the write fails. */
  onSave: (reason: string, draft: Change) => Promise<void>;
}

const start = textContent({ reason: '' });

/** A form that asks only for a reason; an error moves the focus to its field. */
export function ReasonForm(props: ReasonFormProps) {
  const { name, field, label = 'Reason', hint, rows, about, children, onSave } = props;
  const { focused, ...form } = useForm<'reason', never, HTMLTextAreaElement>({
    name,
    start,
    check: ({ values }) => checkFields({ reason: field }, values),
    save: ({ values }, draft) => onSave(values.reason, draft.removal()),
  });
  return (
    <DialogForm {...form.props}>
      {about}
      <DraftNote draft={form.draft} onChange={form.replaced} />
      <TextField
        {...form.control('reason')}
        ref={focused}
        label={label}
        hint={hint}
        rows={rows}
        required
        data-autofocus
      />
      {children}
    </DialogForm>
  );
}
