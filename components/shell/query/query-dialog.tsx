'use client';

import { useId, useRef, useState, type FormEvent } from 'react';
import { DraftNote } from '@/components/form/draft-note';
import { useFormDraft } from '@/components/form/use-form-draft';
import { useHasOffice } from '@/components/drop/use-boxes';
import { queryMail, queryText } from '@/components/shell/model/query-mail';
import { buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormField, TextField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { limits } from '@/content/schema/limits';
import { textContent } from '@/lib/form/form-content';
import { productName } from '@/lib/site/product-name';
import { formatCount } from '@/lib/text/count';
import { QueryFacts, QueryIntro } from './query-facts';
import { sendQuery } from './send-query';

const start = textContent({ subject: 'A query about my record', message: '' });

/**
 * Composes a query: a letter to the office if the person has one, or an email to the help desk. The text is stored as a draft
 * until it is sent or copied.
 */
export function QueryDialog({ email, onClose }: LazyDialogProps & { email: string }) {
  const id = useId();
  const [draft, { values }] = useFormDraft({ name: 'query', start });
  const { subject, message: body } = values;
  const [status, setStatus] = useState('');
  useAnnounced(status);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const hasOffice = useHasOffice();
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
  const refuse = (problem: string) => {
    setError(problem);
    message.current?.focus();
    return false;
  };
  const isFilled = () => body.trim() !== '' || refuse('Enter your question.');
  const sendLetter = async () => {
    if (busy || !isFilled()) return;
    if (body.length > limits.query)
      return void refuse(`Use at most ${formatCount(limits.query)} characters.`);
    setBusy(true);
    try {
      const { isSent, text } = await sendQuery(query);
      if (isSent) await draft.settle().catch(() => {});
      setStatus(text);
    } catch {
      setStatus('This could not be saved on this device. Open it in your email program.');
    } finally {
      setBusy(false);
    }
  };
  const mail = () => {
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
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (hasOffice) void sendLetter();
          else mail();
        }}
        noValidate
        className="grid gap-4"
      >
        <DraftNote draft={draft} onChange={clear} />
        <QueryIntro email={hasOffice ? null : email} />
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
        <QueryFacts query={query} />
        <div className="flex flex-wrap gap-2">
          {hasOffice && (
            <button type="submit" aria-busy={busy} className={buttonClass('primary')}>
              Send to the office
            </button>
          )}
          <button
            type={hasOffice ? 'button' : 'submit'}
            onClick={hasOffice ? mail : undefined}
            className={buttonClass(hasOffice ? undefined : 'primary')}
          >
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
