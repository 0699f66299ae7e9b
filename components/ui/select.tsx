import { ChevronDownIcon } from '@heroicons/react/16/solid';

interface SelectProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; text: string }[];
  /** Without a border, for the corner of a card. */
  quiet?: boolean;
}

/** A native select; its styles are in app/globals.css. */
export function Select<T extends string>({
  label,
  value,
  onChange,
  options,
  quiet = false,
}: SelectProps<T>) {
  const choose = (text: string) => {
    const next = options.find((option) => option.value === text);
    if (next) onChange(next.value);
  };
  const variantClass = quiet
    ? 'min-h-8 border-transparent ps-2 pe-8 text-muted hover:text-text'
    : 'min-h-10 border-control bg-surface ps-3 pe-9 hover:border-brand pointer-coarse:min-h-11';
  return (
    <span className={`relative flex w-fit min-w-0 ${quiet ? '-my-1 -me-2' : ''}`}>
      <select
        aria-label={label}
        // A reload must not restore a choice that the page no longer shows.
        autoComplete="off"
        value={value}
        onChange={(event) => choose(event.target.value)}
        className={`select peer max-w-full min-w-0 rounded-control border text-note font-medium text-ellipsis wrap-anywhere print:border-transparent ${variantClass}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronDownIcon
        className={`pointer-events-none absolute inset-y-0 my-auto size-4 print:hidden ${quiet ? 'end-2 text-muted peer-hover:text-text' : 'end-3'}`}
        aria-hidden="true"
      />
    </span>
  );
}
