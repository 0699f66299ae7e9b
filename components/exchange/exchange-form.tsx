import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ExchangeChoice, type ExportableItem } from './exchange-choice';
import type { LetterResult, SaveResult } from './exchange-save';
import { ExchangeSaved } from './exchange-saved';

interface ExchangeFormProps {
  items: readonly ExportableItem[];
  /** Creates the file from the entries with these ids, and saves it or opens an email for it. */
  onSave: (chosen: ReadonlySet<string>, deliver: 'save' | 'send') => Promise<SaveResult>;
  label: string;
  /** The label of the button that sends the file in a letter; null if nobody gets one. */
  sendLabel: string | null | undefined;
  onSend: ((chosen: ReadonlySet<string>) => Promise<LetterResult>) | undefined;
  /** Shown after saving: what to do with the file. */
  nextStep: string;
  /** Shown when there are no entries. */
  emptyText: string;
  /** Further fields below the entries. */
  children?: ReactNode;
}

/** Chooses the entries of a file, all of them at first, and creates the file. */
export function ExchangeForm({ items, onSave, children, ...text }: ExchangeFormProps) {
  const { label, sendLabel, onSend, nextStep, emptyText } = text;
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(
    () => new Set(items.flatMap(({ id, isSent }) => (isSent ? [id] : []))),
  );
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<SaveResult | LetterResult | null>(null);
  const chosen = new Set(items.map(({ id }) => id).filter((id) => !excluded.has(id)));
  const any = chosen.size > 0;

  const run = async (make: () => Promise<SaveResult | LetterResult>) => {
    if (busy) return;
    setBusy(true);
    setSaved(null);
    setSaved(await make());
    setBusy(false);
  };
  const save = (deliver: 'save' | 'send') => void run(() => onSave(chosen, deliver));

  if (items.length === 0) return <p className="text-note">{emptyText}</p>;
  return (
    <div className="grid gap-3">
      <ExchangeChoice items={items} excluded={excluded} onChange={setExcluded} />
      {children}
      <div className="flex flex-wrap gap-2">
        {any && sendLabel && onSend && (
          <Button variant="primary" aria-busy={busy} onClick={() => void run(() => onSend(chosen))}>
            {sendLabel}
          </Button>
        )}
        {any && (
          <Button
            variant={sendLabel ? 'plain' : 'primary'}
            aria-busy={busy}
            onClick={() => save('send')}
          >
            Send by email or share
          </Button>
        )}
        <Button
          aria-busy={busy}
          aria-disabled={!any}
          onClick={any ? () => save('save') : undefined}
          className="aria-disabled:border-dashed aria-disabled:text-muted"
        >
          {any ? label : 'Choose at least one'}
        </Button>
      </div>
      <ExchangeSaved saved={saved} nextStep={nextStep} />
    </div>
  );
}
