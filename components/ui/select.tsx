import { ChevronDownIcon } from '@heroicons/react/16/solid';

interface SelectProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; text: string }[];
}

/** A native select; its styles are in app/globals.css. */
export function Select<T extends string>({ label, value, onChange, options }: SelectProps<T>) {
  const choose = (text: string) => {
    const next = options.find((option) => option.value === text);
    if (next) onChange(next.value);
  };
  return (
    <span className="relative flex w-fit min-w-0">
      <select
        aria-label={label}
        // A reload must not restore a choice that the page no longer shows.
        autoComplete="off"
        value={value}
        onChange={(event) => choose(event.target.value)}
        className="select min-h-10 max-w-full min-w-0 rounded-control border border-control bg-surface ps-3 pe-9 text-note font-medium text-ellipsis wrap-anywhere hover:border-brand pointer-coarse:min-h-11 print:border-transparent"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronDownIcon
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 print:hidden"
        aria-hidden="true"
      />
    </span>
  );
}
