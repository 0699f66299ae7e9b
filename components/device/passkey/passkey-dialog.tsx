'use client';

import { useState } from 'react';
import { PhraseField } from '@/components/device/phrase-field';
import { DialogForm } from '@/components/form/dialog-form';
import { focusError } from '@/components/form/focus-error';
import { Button } from '@/components/ui/button';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { enrol, enrolmentTexts } from '@/lib/passkey/enrol';
import { deriveAccess } from '@/lib/record/derive';
import { fetchPeopleIndex } from '@/lib/record/people';
import type { SessionFlag } from '@/lib/record/session-flag';
import { checkFields } from '@/lib/record/sign-in-check';
import { showToast } from '@/lib/toast/toast';

const id = 'passkey-code';

/** Asks for the access code, which this device does not keep, and sets up a passkey. */
export function PasskeyDialog({ flag, onClose }: LazyDialogProps & { flag: SessionFlag }) {
  return (
    <Dialog title="Unlock this device with a passkey" onClose={onClose}>
      <CodeForm flag={flag} />
    </Dialog>
  );
}

function CodeForm({ flag }: { flag: SessionFlag }) {
  const close = useCloseDialog();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  useAnnounced(message, { urgent: true });

  const run = async () => {
    setMessage('');
    const checked = await checkCode(flag, typed);
    setError('error' in checked ? checked.error : null);
    if ('error' in checked) return focusError(id, checked.error);
    const end = await enrol(flag, checked.code);
    if (end === 'cancelled' || end === 'full') return setMessage(enrolmentTexts[end]);
    close();
    showToast(enrolmentTexts[end], { urgent: end !== 'done' });
  };

  return (
    <DialogForm
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        setBusy(true);
        void run().finally(() => setBusy(false));
      }}
    >
      <p>
        Your passkey encrypts the code on your card. Nobody can read it on this device without your
        fingerprint, face or PIN.
      </p>
      <PhraseField
        id={id}
        label="Access code"
        hint="The code on your card"
        error={error}
        value={typed}
        shown={false}
        autoComplete="current-password"
        onChange={setTyped}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" aria-busy={busy}>
          Set up
        </Button>
        <Button onClick={close}>Cancel</Button>
      </div>
      <p className="text-note wrap-anywhere text-muted empty:hidden">{message}</p>
    </DialogForm>
  );
}

/** The access code as it is read, if it is the one that this person signed in with. */
async function checkCode(
  flag: SessionFlag,
  typed: string,
): Promise<{ code: string } | { error: string }> {
  const checked = checkFields(flag.kind, flag.id, typed);
  if (!('code' in checked)) return { error: checked.password };
  try {
    const { college } = await fetchPeopleIndex();
    const { name } = await deriveAccess(checked.code, college, flag);
    if (name === flag.name) return checked;
    return { error: 'This code does not open your record. Compare it with your card.' };
  } catch {
    return { error: 'The site cannot be reached. Check your connection, then try again.' };
  }
}
