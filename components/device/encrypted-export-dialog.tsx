'use client';

import { useState } from 'react';
import { exportEverything } from '@/components/device/model/export';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { canEncrypt } from '@/lib/encrypt/can-encrypt';
import {
  minPhraseLength,
  normalizePhrase,
  phraseFault,
  suggestPhrase,
} from '@/lib/encrypt/pass-phrase';
import { PhraseField } from './phrase-field';

/** Exports everything as a file that only a pass phrase opens. */
export function EncryptedExportDialog({ owner, onClose }: LazyDialogProps & { owner: string }) {
  return (
    <Dialog title="Export with a pass phrase" onClose={onClose}>
      {canEncrypt() ? (
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

const faults = {
  short: `Enter at least ${minPhraseLength} characters, for example four or five words.`,
  long: 'Enter at most 500 characters.',
};

/** What is wrong with the two fields. */
function errorsOf(phrase: string, repeated: string) {
  const fault = phraseFault(phrase);
  const isSame = normalizePhrase(phrase) === normalizePhrase(repeated);
  return {
    phrase: fault && faults[fault],
    repeated: fault || isSame ? null : 'The two pass phrases differ. Type it again.',
  };
}

function ExportForm({ owner }: { owner: string }) {
  const close = useCloseDialog();
  const [phrase, setPhrase] = useState('');
  const [repeated, setRepeated] = useState('');
  const [shown, setShown] = useState(false);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const found = errorsOf(phrase, repeated);
  const errors = checked ? found : { phrase: null, repeated: null };
  useAnnounced(message);

  const suggest = () => {
    const suggested = suggestPhrase();
    setPhrase(suggested);
    setRepeated(suggested);
    setShown(true);
  };

  const run = async () => {
    if (busy) return;
    setChecked(true);
    const wrong = found.phrase ? 'new-phrase' : found.repeated ? 'repeated-phrase' : null;
    if (wrong) return document.getElementById(wrong)?.focus();
    setBusy(true);
    setMessage(await exportEverything(owner, phrase));
    setBusy(false);
  };

  const field = { shown, autoComplete: 'new-password' } as const;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <p>
        The file opens only with the pass phrase. It cannot be recovered: if it is lost, nobody can
        open the file, and neither can the college. Write it down or store it in a password manager.
      </p>
      <PhraseField
        {...field}
        id="new-phrase"
        label="Pass phrase"
        hint={`At least ${minPhraseLength} characters.`}
        error={errors.phrase}
        value={phrase}
        onChange={setPhrase}
      />
      <PhraseField
        {...field}
        id="repeated-phrase"
        label="Pass phrase again"
        error={errors.repeated}
        value={repeated}
        onChange={setRepeated}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Checkbox label="Show the pass phrase" checked={shown} onChange={setShown} />
        <Button onClick={suggest}>Suggest a pass phrase</Button>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" aria-busy={busy}>
          Export encrypted
        </Button>
        <Button onClick={close}>{message ? 'Done' : 'Cancel'}</Button>
      </div>
      <p className="text-note wrap-anywhere text-muted empty:hidden">{message}</p>
    </form>
  );
}
