import { useState } from 'react';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { DraftNote } from '@/components/form/draft-note';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import { ErrorSummary } from '@/components/ui/error-summary';
import { ChoiceField, FormField, TextField } from '@/components/ui/form-field';
import { limits } from '@/content/schema/limits';
import { formName } from '@/lib/form/form-draft';
import { dayOf } from '@/lib/time/day';
import { saveContact } from './contact-action';
import {
  checkContact,
  contactKinds,
  contactLabels,
  emptyContact,
  type Contact,
  type ContactField,
} from './model/contact';

const options = contactKinds.map((value) => ({ value, text: contactLabels[value] }));

/** A contact with a student, saved as a draft until it is recorded. */
export function ContactForm({ student, by }: { student: Contact['student']; by: string }) {
  const close = useCloseDialog();
  const [start] = useState(() => emptyContact(dayOf(new Date())));
  const { focused, ...form } = useForm<ContactField>({
    name: formName('contact', student.rollNumber),
    start,
    check: ({ values }) => checkContact(values, dayOf(new Date())),
    save: async ({ values }, draft) => {
      await saveContact(student, values, by, draft.removal());
      close();
    },
  });
  return (
    <DialogForm onSubmit={form.submit}>
      <DraftNote draft={form.draft} onChange={form.replaced} />
      <ErrorSummary ref={focused} errors={form.errors} fieldId={form.fieldId} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] items-end gap-4">
        <ChoiceField {...form.control('kind')} label="What you did" options={options} />
        <FormField {...form.control('day')} label="Date" type="date" required />
      </div>
      <TextField
        {...form.control('text')}
        label={`Note (up to ${limits.contact.text} characters)`}
        hint="What you agreed, or whom you asked. Only you see it."
        rows={3}
      />
      <FormFailure failed={form.failed} />
      <p className="text-small text-muted">
        Saved on this device only. Students do not see it, and nothing is sent to a server.
      </p>
      <Button variant="primary" type="submit" className="justify-self-start">
        Save contact
      </Button>
    </DialogForm>
  );
}
