'use client';

import { useState } from 'react';
import { exportEverything } from '@/components/device/model/export';
import { DialogForm } from '@/components/form/dialog-form';
import { Button } from '@/components/ui/button';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { isSecurePage } from '@/lib/browser/secure-page';
import {
  maxPhraseLength,
  minPhraseLength,
  normalizePhrase,
  phraseProblem,
} from '@/lib/crypto/pass-phrase';
import { announce } from '@/lib/toast/announce';
import { NewPhrase, phraseIds, type PhraseTexts } from './new-phrase';

/** Exports everything as a file that only a pass phrase opens. */
export function EncryptedExportDialog({ owner, onClose }: LazyDialogProps & { owner: string }) {
  return (
    <Dialog title="Export with a pass phrase" onClose={onClose}>
      {isSecurePage() ? (
        <ExportForm owner={owner} />
      ) : (
        <p>
          This page is not served over https, so the browser cannot encrypt. Export everything
          without a pass phrase.
        </p>
      )}
    </Dialog>
  );
}

const problems = {
  short: `Enter at least ${minPhraseLength} characters, for example four or five words.`,
  long: `Enter at most ${maxPhraseLength} characters.`,
};

function errorsOf({ phrase, repeated }: PhraseTexts): PhraseTexts<string | null> {
  const problem = phraseProblem(phrase);
  const isSame = normalizePhrase(phrase) === normalizePhrase(repeated);
  return {
    phrase: problem && problems[problem],
    repeated: problem || isSame ? null : 'The two pass phrases differ. Type it again.',
  };
}

const noErrors = { phrase: null, repeated: null };

function ExportForm({ owner }: { owner: string }) {
  const close = useCloseDialog();
  const [values, setValues] = useState<PhraseTexts>({ phrase: '', repeated: '' });
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const errors = errorsOf(values);

  const run = async () => {
    if (busy) return;
    setChecked(true);
    const wrong = (['phrase', 'repeated'] as const).find((name) => errors[name] !== null);
    if (wrong) return focusError(phraseIds[wrong], errors[wrong]!);
    setBusy(true);
    setMessage(await exportEverything(owner, values.phrase));
    setBusy(false);
  };

  return (
    <DialogForm
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <p>
        The file opens only with the pass phrase. It cannot be recovered: if it is lost, nobody can
        open the file, not even the college. Write it down or store it in a password manager.
      </p>
      <NewPhrase values={values} errors={checked ? errors : noErrors} onChange={setValues} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" aria-busy={busy}>
          Export encrypted
        </Button>
        <Button onClick={close}>{message ? 'Done' : 'Cancel'}</Button>
      </div>
      <p className="text-note wrap-anywhere text-muted empty:hidden">{message}</p>
    </DialogForm>
  );
}

/**
 * Moves the focus to a field, so that a screen reader reads it with its error. If it has the focus already, as after Enter in
 * it, the error is announced.
 */
function focusError(id: string, error: string): void {
  const field = document.getElementById(id);
  if (document.activeElement === field) announce(error, { urgent: true });
  else field?.focus();
}
