import { useEffect, useState } from 'react';
import { decryptBackup } from '@/components/device/model/open-backup';
import type { CheckedBackup } from '@/components/device/model/backup-check';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { useAnnounced } from '@/components/ui/use-announced';
import type { EncryptedFile } from '@/lib/crypto/encrypted-file';
import { PhraseField } from './phrase-field';

const id = 'import-phrase';

interface ImportPhraseProps {
  name: string;
  encrypted: EncryptedFile;
  onOpened: (checked: CheckedBackup) => void;
}

/** Asks for the pass phrase of an encrypted file. */
export function ImportPhrase({ name, encrypted, onOpened }: ImportPhraseProps) {
  const [phrase, setPhrase] = useState('');
  const [shown, setShown] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => document.getElementById(id)?.focus(), []);
  useAnnounced(busy ? 'Opening the file…' : '');
  useAnnounced(busy ? '' : (error ?? ''), { urgent: true });

  const open = async () => {
    if (busy) return;
    setBusy(true);
    setError(null);
    const checked = await decryptBackup(encrypted, phrase);
    setBusy(false);
    if (checked) return onOpened(checked);
    setError('The pass phrase is wrong. Nothing was changed. Type it again.');
    document.getElementById(id)?.focus();
  };

  return (
    <form
      noValidate
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <p className="text-note wrap-anywhere">{name} is encrypted. Nothing was changed.</p>
      <PhraseField
        id={id}
        label="Pass phrase"
        hint="The one that was chosen when the file was exported."
        error={error}
        value={phrase}
        shown={shown}
        autoComplete="current-password"
        onChange={setPhrase}
      />
      <Checkbox label="Show the pass phrase" checked={shown} onChange={setShown} />
      <Button type="submit" variant="primary" aria-busy={busy} className="self-start">
        Open the file
      </Button>
    </form>
  );
}
