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
import { textContent } from '@/lib/form/form-content';
import { productName } from '@/lib/site/product-name';

const start = textContent({ subject: 'A query about my record', message: '' });

/** Composes an email to the help desk. The text is stored as a draft until it is sent or copied. */
export function QueryDialog({ email, onClose }: LazyDialogProps & { email: string }) {
  const id = useId();
  const [draft, { values }] = useFormDraft({ name: 'query', start });
  const { subject, message: body } = values;
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
  const type = (field: keyof typeof values, value: string) => {
    draft.set(field, value);
    clear();
  };
  const isFilled = () => {
    if (body.trim()) return true;
    setError('Enter your question.');
    message.current?.focus();
    return false;
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isFilled()) return;
    if (!address) {
      setStatus(
        'This is too long for your email program. Copy the text and paste it into an email.',
      );
      return;
    }
    window.location.assign(address);
    void draft.settle().catch(() => {});
    setStatus(
      `Your email program has the query, but it is not sent yet. If no program opened, copy the text and write to ${email}.`,
    );
  };
  const copy = async () => {
    if (!isFilled()) return;
    const text = `To: ${email}\nSubject: ${subject}\n\n${queryText(query)}`;
    try {
      await navigator.clipboard.writeText(text);
      void draft.settle().catch(() => {});
      setStatus('Copied. Paste it into an email or message.');
    } catch {
      setStatus('This browser cannot copy. Select the text and copy it.');
    }
  };

  return (
    <Dialog title="Raise a Query" onClose={onClose}>
      <form onSubmit={send} noValidate className="grid gap-4">
        <DraftNote draft={draft} onChange={clear} />
        <p className="text-muted">
          Your email program opens with this text, addressed to{' '}
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
          <dt className="font-semibold">Included so the help desk can find the page</dt>
          <dd className="wrap-anywhere">Page: {query.page}</dd>
          <dd>Site: {query.build}</dd>
        </dl>
        <div className="flex flex-wrap gap-2">
          <button type="submit" className={buttonClass('primary')}>
            Open in email program
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
