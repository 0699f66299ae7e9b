import { useId } from 'react';

interface ChoiceChipsProps {
  /** The name of the choice. */
  label: string;
  /** The name is said and shown when it is chosen; without one, the text. */
  options: readonly { value: string; text: string; name?: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** Radio buttons as chips in one row; the chosen one has its whole name. */
export function ChoiceChips({ label, options, value, onChange }: ChoiceChipsProps) {
  const group = useId();
  return (
    <fieldset className="-mx-1 flex min-w-0 gap-2 overflow-x-auto p-1 no-js:hidden print:hidden">
      <legend className="sr-only">{label}</legend>
      {options.map(({ value: own, text, name = text }) => (
        <label
          key={own}
          className="relative inline-flex min-h-9 shrink-0 cursor-pointer items-center rounded-full border border-control px-3.5 text-note font-semibold outline-offset-2 outline-brand has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 pointer-coarse:min-h-11 forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name={group}
            checked={own === value}
            onChange={() => onChange(own)}
            aria-label={name}
            className="sr-only"
          />
          <bdi aria-hidden="true">{own === value ? name : text}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
