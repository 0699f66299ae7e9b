'use client';

import { ToastRegion } from '@/components/page/toast-region';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import { ContactForm } from './contact-form';
import { ContactHistory } from './contact-history';
import type { Contact } from './model/contact';
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
