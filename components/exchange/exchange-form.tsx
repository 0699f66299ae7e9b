import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { LetterResult, SaveResult } from './exchange-save';
import { ExchangeSaved } from './exchange-saved';

interface ExchangeFormProps {
  /** The entries of the file. */
  items: readonly { id: string; name: string; detail: string }[];
  onSave: () => Promise<SaveResult>;
  label: string;
  /** The label of the button that sends a letter; without it, there is no button. */
  sendLabel: string | null | undefined | false;
  onSend: (() => Promise<LetterResult>) | undefined;
  /** Shown after saving: what to do with the file. */
  nextStep: string;
  /** Shown if there are no entries. */
  emptyText: string;
  /** Further fields below the entries. */
  children?: ReactNode;
}

/** Saves all entries as a file, or sends those that no letter has. */
export function ExchangeForm({ items, label, sendLabel, children, ...rest }: ExchangeFormProps) {
  const { onSave, onSend, nextStep, emptyText } = rest;
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<SaveResult | LetterResult | null>(null);
  const run = async (make: () => Promise<SaveResult | LetterResult>) => {
    if (busy) return;
    setBusy(true);
    setSaved(null);
    setSaved(await make());
    setBusy(false);
  };
  if (items.length === 0) return <p className="text-note">{emptyText}</p>;
  return (
    <div className="grid gap-3">
      <ul className="max-h-72 overflow-auto border-y border-line text-note">
        {items.map(({ id, name, detail }) => (
          <li key={id} className="border-t border-line py-2 first:border-t-0">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-muted wrap-anywhere">{detail}</p>
          </li>
        ))}
      </ul>
      {children}
      <div className="flex flex-wrap gap-2">
        {sendLabel && onSend && (
          <Button variant="primary" aria-busy={busy} onClick={() => void run(onSend)}>
            {sendLabel}
          </Button>
        )}
        <Button
          variant={sendLabel ? 'plain' : 'primary'}
          aria-busy={busy}
          onClick={() => void run(onSave)}
        >
          {label}
        </Button>
      </div>
      <ExchangeSaved saved={saved} nextStep={nextStep} />
    </div>
  );
}
