import { useId } from 'react';

interface ChipChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; text: string }[];
  onChange: (value: T) => void;
}

/** One of a few options, each a chip. */
export function ChipChoice<T extends string>(props: ChipChoiceProps<T>) {
  const { label, value, options, onChange } = props;
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2 print:hidden no-js:hidden">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-9 cursor-pointer items-center rounded-full border border-control px-3.5 text-note font-semibold wrap-anywhere hover:border-brand has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand pointer-coarse:min-h-11 forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  );
}
