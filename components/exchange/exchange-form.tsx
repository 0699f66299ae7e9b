import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { ExchangeChoice, type Carriable } from './exchange-choice';
import type { Saved } from './exchange-save';
import { ExchangeSaved } from './exchange-saved';

interface ExchangeFormProps {
  items: readonly Carriable[];
  /** Makes the file of those that are chosen. */
  onSave: (chosen: ReadonlySet<string>) => Promise<Saved>;
  /** What the button says. */
  label: string;
  /** What to do with the file. */
  todo: string;
  /** What is said where there is nothing to carry. */
  nothing: string;
}

/** Chooses among what a file can carry, all of it at the start, and makes the file. */
export function ExchangeForm({ items, onSave, label, todo, nothing }: ExchangeFormProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);
  const chosen = new Set(items.map(({ id }) => id).filter((id) => !left.has(id)));
  const any = chosen.size > 0;

  const save = async () => {
    if (busy) return;
    setBusy(true);
    setSaved(null);
    setSaved(await onSave(chosen));
    setBusy(false);
  };

  if (items.length === 0) return <p className="text-note">{nothing}</p>;
  return (
    <div className="grid gap-3">
      <ExchangeChoice items={items} left={left} onChange={setLeft} />
      <button
        type="button"
        aria-busy={busy}
        aria-disabled={!any}
        onClick={any ? () => void save() : undefined}
        className={`${buttonClass(any ? 'primary' : 'plain')} justify-self-start aria-disabled:border-dashed aria-disabled:text-muted`}
      >
        {any ? label : 'Choose at least one'}
      </button>
      <ExchangeSaved saved={saved} todo={todo} />
    </div>
  );
}
