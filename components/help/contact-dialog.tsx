'use client';

import { useState } from 'react';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { DraftNote } from '@/components/form/form-notes';
import { useForm } from '@/components/form/use-form';
import { ToastRegion } from '@/components/page/toast-region';
import { Button } from '@/components/ui/button';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import { ErrorSummary } from '@/components/ui/error-summary';
import { ChoiceField, FormField, TextField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { limits } from '@/content/schema/limits';
import { formName } from '@/lib/form/form-draft';
import { formatDay } from '@/lib/time/date';
import { dayOf } from '@/lib/time/day';
import { deleteContact, saveContact } from './contact-action';
import {
  contactLabels,
  checkContact,
  contactKinds,
  emptyContact,
  type Contact,
  type ContactField,
} from './model/contact';
import type { HelpRow } from './model/help-row';
import { ReasonList } from './reason-list';

interface ContactDialogProps extends LazyDialogProps {
  row: HelpRow;
  /** The contacts with the student, newest first. */
  contacts: readonly Contact[] | undefined;
  /** The name recorded with a contact. */
  by: string;
}

/** What was done for a student, and a form to record more. */
export function ContactDialog({ row, contacts = [], by, onClose }: ContactDialogProps) {
  return (
    <Dialog title={row.name} onClose={onClose} steady>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-3">
          <p className="flex flex-wrap gap-x-3 text-note text-muted wrap-anywhere">
            <bdi>{row.rollNumber}</bdi>
            <bdi>{row.sections.join(', ')}</bdi>
          </p>
          <ReasonList row={row} section={null} />
        </div>
        {contacts.length > 0 && <ContactHistory contacts={contacts} />}
        <section className="grid gap-4">
          <h3 className="text-lead">Record what you did</h3>
          <ContactForm student={row} by={by} />
        </section>
      </div>
      <ToastRegion placement="dialog" />
    </Dialog>
  );
}

/** What was done for a student, newest first. */
function ContactHistory({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-lead">What you did</h3>
      <ul aria-label="What you did" className="border-y border-line">
        {contacts.map((contact) => (
          <Entry key={contact.id} contact={contact} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ contact }: { contact: Contact }) {
  const { kind, day, text } = contact;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-note">
          <span className="font-semibold">{contactLabels[kind]}</span>,{' '}
          <time dateTime={day} className="text-muted">
            {formatDay(day)}
          </time>
        </p>
        {text && (
          <p dir="auto" className="mt-0.5 text-note whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        )}
      </div>
      <Button
        aria-label={`Delete: ${contactLabels[kind]}, ${formatDay(day)}`}
        onClick={() => void deleteContact(contact).catch(() => {})}
      >
        Delete
      </Button>
    </li>
  );
}

const options = contactKinds.map((value) => ({ value, text: contactLabels[value] }));

/** A contact with a student, saved as a draft until it is recorded. */
function ContactForm({ student, by }: { student: Contact['student']; by: string }) {
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
    <DialogForm {...form.props}>
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
      <p className="text-small text-muted">Students do not see it.</p>
      <Button variant="primary" type="submit" className="self-start">
        Save contact
      </Button>
    </DialogForm>
  );
}
