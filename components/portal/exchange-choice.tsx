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
        <Box
          name={`All ${items.length}`}
          checked={items.every(({ id }) => !left.has(id))}
          onChange={(marked) => onChange(marked ? new Set() : none)}
        />
      )}
      <ul className="-mx-1 max-h-72 overflow-auto px-1">
        {items.map(({ id, name, detail }) => (
          <li key={id} className="border-t border-line">
            <Box
              name={name}
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

interface BoxProps {
  name: string;
  detail?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Box({ name, detail, checked, onChange }: BoxProps) {
  return (
    <label className="flex min-h-10 cursor-pointer items-start gap-3 py-2.5 text-note pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 cursor-pointer accent-brand"
      />
      <span className="min-w-0 wrap-anywhere">
        <span className={detail ? 'font-semibold' : ''}>{name}</span>
        {detail && <span className="block text-muted">{detail}</span>}
      </span>
    </label>
  );
}
