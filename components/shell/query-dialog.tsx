'use client';

import { useId, useRef, useState, type FormEvent } from 'react';
import { DraftNote } from '@/components/form/draft-note';
import { useFormDraft } from '@/components/form/use-form-draft';
import { queryMail, queryText } from '@/components/shell/model/query-mail';
import { buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormField, TextField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { TextDraft } from '@/lib/form/text-draft';
import { productName } from '@/lib/site/product-name';
import { workspace } from '@/lib/store/device';

/** What is typed into a query. */
type QueryValues = Record<'subject' | 'message', string>;

const start: QueryValues = { subject: 'A query about my record', message: '' };

/** Composes a mail to the help desk; what is typed is kept on the device until it was sent or copied. */
export function QueryDialog({ email, onClose }: LazyDialogProps & { email: string }) {
  const id = useId();
  const [draft, { subject, message: body }] = useFormDraft<QueryValues, TextDraft<QueryValues>>(
    () => new TextDraft(workspace, 'query', start),
  );
  const [status, setStatus] = useState('');
  useAnnounced(status);
  const [error, setError] = useState('');
  const message = useRef<HTMLTextAreaElement>(null);
  const { origin, pathname } = window.location;
  const query = {
    subject,
    message: body,
    page: `${origin}${pathname}`,
    build: `${productName()} ${process.env['NEXT_PUBLIC_VERSION']}`,
  };
  const address = queryMail(email, query);

  const clear = () => {
    setStatus('');
    setError('');
  };
  const type = (field: keyof QueryValues, value: string) => {
    draft.set(field, value);
    clear();
  };
  const isFilled = () => {
    if (body.trim()) return true;
    setError('Write what you want to ask.');
    message.current?.focus();
    return false;
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isFilled()) return;
    if (!address) {
      setStatus(
        'This is too long for a mail program to take over. Copy the text and paste it into a mail.',
      );
      return;
    }
    window.location.assign(address);
    void draft.settle().catch(() => {});
    setStatus(
      `Your mail program has the query now; nothing was sent yet. No program opened? Copy the text and write to ${email}.`,
    );
  };
  const copy = async () => {
    if (!isFilled()) return;
    const text = `To: ${email}\nSubject: ${subject}\n\n${queryText(query)}`;
    try {
      await navigator.clipboard.writeText(text);
      void draft.settle().catch(() => {});
      setStatus('Copied. Paste it into a mail or a message.');
    } catch {
      setStatus('This browser cannot copy. Mark the text and copy it by hand.');
    }
  };

  return (
    <Dialog title="Raise a Query" onClose={onClose}>
      <form onSubmit={send} noValidate className="grid gap-4">
        <DraftNote draft={draft} onChange={clear} />
        <p className="text-muted">
          Your mail program opens with this text, addressed to{' '}
          <span className="font-semibold text-text wrap-anywhere">{email}</span>. You send it.
        </p>
        <FormField
          id={`${id}-subject`}
          label="Subject"
          value={subject}
          onChange={(event) => type('subject', event.target.value)}
        />
        <TextField
          ref={message}
          id={`${id}-message`}
          label="Your question"
          error={error}
          value={body}
          rows={6}
          onChange={(event) => type('message', event.target.value)}
        />
        <dl className="rounded-control bg-sunken p-3 text-small text-muted">
          <dt className="font-semibold">Goes along, so that the desk finds the place</dt>
          <dd className="wrap-anywhere">Page: {query.page}</dd>
          <dd>Site: {query.build}</dd>
        </dl>
        <div className="flex flex-wrap gap-2">
          <button type="submit" className={buttonClass('primary')}>
            Open in mail program
          </button>
          <button type="button" onClick={() => void copy()} className={buttonClass()}>
            Copy the text
          </button>
        </div>
        <p className="text-note not-empty:-mt-1">{status}</p>
      </form>
    </Dialog>
  );
}
