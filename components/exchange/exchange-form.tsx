import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ExchangeChoice, type ExportableItem } from './exchange-choice';
import type { SaveResult } from './exchange-save';
import { ExchangeSaved } from './exchange-saved';

interface ExchangeFormProps {
  items: readonly ExportableItem[];
  /** Creates the file from the entries with these ids, and saves it or opens an email for it. */
  onSave: (chosen: ReadonlySet<string>, deliver: 'save' | 'send') => Promise<SaveResult>;
  label: string;
  /** Shown after saving: what to do with the file. */
  nextStep: string;
  /** Shown when there are no entries. */
  emptyText: string;
  /** Further fields below the entries. */
  children?: ReactNode;
}

/** Chooses the entries of a file, all of them at first, and creates the file. */
export function ExchangeForm({ items, onSave, children, ...text }: ExchangeFormProps) {
  const { label, nextStep, emptyText } = text;
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<SaveResult | null>(null);
  const chosen = new Set(items.map(({ id }) => id).filter((id) => !excluded.has(id)));
  const any = chosen.size > 0;

  const save = async (deliver: 'save' | 'send') => {
    if (busy) return;
    setBusy(true);
    setSaved(null);
    setSaved(await onSave(chosen, deliver));
    setBusy(false);
  };

  if (items.length === 0) return <p className="text-note">{emptyText}</p>;
  return (
    <div className="grid gap-3">
      <ExchangeChoice items={items} excluded={excluded} onChange={setExcluded} />
      {children}
      <div className="flex flex-wrap gap-2">
        {any && (
          <Button variant="primary" aria-busy={busy} onClick={() => void save('send')}>
            Send by email or share
          </Button>
        )}
        <Button
          aria-busy={busy}
          aria-disabled={!any}
          onClick={any ? () => void save('save') : undefined}
          className="aria-disabled:border-dashed aria-disabled:text-muted"
        >
          {any ? label : 'Choose at least one'}
        </Button>
      </div>
      <ExchangeSaved saved={saved} nextStep={nextStep} />
    </div>
  );
}
