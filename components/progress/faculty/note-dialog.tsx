'use client';

import { useState } from 'react';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { DraftNote } from '@/components/form/form-notes';
import { useForm } from '@/components/form/use-form';
import {
  addContact,
  checkContact,
  contactKinds,
  contactLabels,
  emptyContact,
  type ContactField,
} from '@/components/progress/model/contact';
import type { ProgressRow } from '@/components/progress/model/progress-row';
import { Button } from '@/components/ui/button';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import { ErrorSummary } from '@/components/ui/error-summary';
import { ChoiceField, FormField, TextField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { limits } from '@/content/schema/limits';
import { formName } from '@/lib/form/form-draft';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { countText, formatCount } from '@/lib/text/count';
import { dayOf } from '@/lib/time/day';

interface NoteDialogProps {
  students: readonly ProgressRow[];
  /** The name of the teacher. */
  by: string;
}

/** Shows what the teacher did for the chosen students, or a note about them, with a day to look again. */
export function NoteDialog({ onClose, ...props }: NoteDialogProps & LazyDialogProps) {
  const { students } = props;
  const whom =
    students.length === 1 ? students[0]!.name : `${formatCount(students.length)} students`;
  return (
    <Dialog title={`Note on ${whom}`} onClose={onClose}>
      <NoteForm {...props} />
    </Dialog>
  );
}

const options = contactKinds.map((value) => ({ value, text: contactLabels[value] }));

function NoteForm({ students, by }: NoteDialogProps) {
  const close = useCloseDialog();
  const [start] = useState(() => emptyContact(dayOf(new Date()), 'note'));
  const { focused, ...form } = useForm<ContactField>({
    name: formName('contact', students.map(({ id }) => id).join(' ')),
    start,
    check: ({ values }) => checkContact(values, dayOf(new Date())),
    save: async ({ values }, draft) => {
      const contacts = students.map((student) => addContact(student, values, by));
      const text = `${countText(contacts.length, ['note is', 'notes are'])} saved.`;
      await writeWithUndo([...contacts, draft.removal()], text);
      close();
    },
  });
  return (
    <DialogForm {...form.props}>
      <DraftNote draft={form.draft} onChange={form.replaced} />
      <ErrorSummary ref={focused} errors={form.errors} fieldId={form.fieldId} />
      <TextField
        {...form.control('text')}
        label="Note"
        hint={`What you agreed, or whom you asked. Up to ${formatCount(limits.contact.text)} characters. Students do not see it.`}
        rows={3}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] items-end gap-4">
        <ChoiceField {...form.control('kind')} label="What you did" options={options} />
        <FormField {...form.control('day')} label="Date" type="date" required />
        <FormField {...form.control('followUp')} label="Look again on (optional)" type="date" />
      </div>
      <FormFailure failed={form.failed} />
      <Button variant="primary" type="submit" className="self-start">
        {students.length === 1 ? 'Save note' : 'Save notes'}
      </Button>
    </DialogForm>
  );
}
