'use client';

import { useId, useRef, useState } from 'react';
import { FailedLetters } from '@/components/drop/failed-letters';
import { problemReason } from '@/components/drop/model/letter';
import { useHasOffice } from '@/components/drop/use-boxes';
import { DialogForm } from '@/components/form/dialog-form';
import { DraftNote } from '@/components/form/form-notes';
import { useFormDraft } from '@/components/form/use-form';
import {
  queryMail,
  queryText,
  takeSubject,
  type Query,
  queryLetter,
} from '@/components/shell/model/query-mail';
import { buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormField, TextField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { limits } from '@/content/schema/limits';
import { letterChanges, office } from '@/lib/drop/letters';
import { sendNow } from '@/lib/drop/start';
import { textContent } from '@/lib/form/form-content';
import { productName } from '@/lib/site/product-name';
import { workspace } from '@/lib/store/device';
import { remove } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import { formatCount } from '@/lib/text/count';

/**
 * Composes a query: a letter to the office if the person has one, or an email to the help desk. The text is stored as a draft
 * until it is sent or copied.
 */
export function QueryDialog({ email, onClose }: LazyDialogProps & { email: string }) {
  const id = useId();
  const [start] = useState(() => textContent({ subject: takeSubject(), message: '' }));
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
      <DialogForm
        locked={draft.isElsewhere}
        onSubmit={(event) => {
          event.preventDefault();
          if (hasOffice) void sendLetter();
          else mail();
        }}
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
      </DialogForm>
    </Dialog>
  );
}

/** Shows how a query gets to somebody: by email to this address, or in a letter to the office. */
function QueryIntro({ email }: { email: string | null }) {
  if (email === null) return <LetterIntro />;
  return (
    <p className="text-muted">
      Your email program opens with this text, addressed to{' '}
      <span className="font-semibold text-text wrap-anywhere">{email}</span>. You send it.
    </p>
  );
}

function LetterIntro() {
  return (
    <>
      <p className="text-muted">
        The office reads this, and knows by the key of your record that it is from you. It is
        encrypted on this device: the web server that keeps it cannot read it.
      </p>
      <FailedLetters letters={useRecords('letters')} kind="query" />
    </>
  );
}

/** Shows what a query has besides the text. */
function QueryFacts({ query }: { query: Query }) {
  return (
    <dl className="rounded-control bg-sunken p-3 text-small text-muted">
      <dt className="font-semibold">Included so the help desk can find the page</dt>
      <dd className="wrap-anywhere">Page: {query.page}</dd>
      <dd>Site: {query.build}</dd>
    </dl>
  );
}

/** Sends a query to the office in a letter, and resolves to what became of it. One that cannot be sent leaves nothing. */
async function sendQuery(query: Query): Promise<{ isSent: boolean; text: string }> {
  const letter = await letterChanges({ kind: 'query', with: office, file: queryLetter(query) });
  if ('problem' in letter) return notSent(letter.problem);
  await workspace.write(letter.changes);
  await sendNow();
  const stored = await workspace.read('letters', letter.id);
  if (stored?.direction === 'out' && stored.problem) {
    await workspace.write([remove('letters', letter.id)]);
    return notSent(stored.problem);
  }
  if (stored?.direction !== 'out' || stored.state !== 'waiting')
    return { isSent: true, text: 'Sent to the office.' };
  return { isSent: true, text: 'It is sent to the office as soon as there is a connection.' };
}

const notSent = (problem: Parameters<typeof problemReason>[0]) => ({
  isSent: false,
  text: `Not sent to the office. ${problemReason(problem)} Open it in your email program.`,
});
