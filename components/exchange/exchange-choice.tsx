import { Checkbox } from '@/components/ui/checkbox';

/** An entry that can be included in an exported file. */
export interface ExportableItem {
  id: string;
  name: string;
  /** What the entry is, and its attachments. */
  detail: string;
  /** Whether a letter has it already, so that it is left out at first. */
  isSent?: boolean | undefined;
}

interface ExchangeChoiceProps {
  items: readonly ExportableItem[];
  /** Ids of the entries that are left out. */
  excluded: ReadonlySet<string>;
  onChange: (left: ReadonlySet<string>) => void;
}

/** The entries a file can contain, each with a checkbox. */
export function ExchangeChoice({ items, excluded, onChange }: ExchangeChoiceProps) {
  const none = new Set(items.map(({ id }) => id));
  const setIncluded = (id: string, marked: boolean) => {
    const next = new Set(excluded);
    if (marked) next.delete(id);
    else next.add(id);
    onChange(next);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-note font-semibold">Include in the file</legend>
      {items.length > 1 && (
        <Checkbox
          label={`All ${items.length}`}
          checked={items.every(({ id }) => !excluded.has(id))}
          onChange={(marked) => onChange(marked ? new Set() : none)}
        />
      )}
      <ul className="-mx-1 max-h-72 overflow-auto px-1">
        {items.map(({ id, name, detail }) => (
          <li key={id} className="border-t border-line">
            <Checkbox
              label={name}
              detail={detail}
              checked={!excluded.has(id)}
              onChange={(marked) => setIncluded(id, marked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
