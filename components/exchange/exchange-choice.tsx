import { TickBox } from '@/components/ui/tick-box';

/** Something that a file can carry. */
export interface Carriable {
  id: string;
  name: string;
  /** What it is and what comes with it. */
  detail: string;
}

interface ExchangeChoiceProps {
  items: readonly Carriable[];
  /** The ids of those that are left out. */
  left: ReadonlySet<string>;
  onChange: (left: ReadonlySet<string>) => void;
}

/** What a file can carry, each with a box to tick. */
export function ExchangeChoice({ items, left, onChange }: ExchangeChoiceProps) {
  const none = new Set(items.map(({ id }) => id));
  const mark = (id: string, marked: boolean) => {
    const next = new Set(left);
    if (marked) next.delete(id);
    else next.add(id);
    onChange(next);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-note font-semibold">What the file has</legend>
      {items.length > 1 && (
        <TickBox
          label={`All ${items.length}`}
          checked={items.every(({ id }) => !left.has(id))}
          onChange={(marked) => onChange(marked ? new Set() : none)}
        />
      )}
      <ul className="-mx-1 max-h-72 overflow-auto px-1">
        {items.map(({ id, name, detail }) => (
          <li key={id} className="border-t border-line">
            <TickBox
              label={name}
              detail={detail}
              checked={!left.has(id)}
              onChange={(marked) => mark(id, marked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
