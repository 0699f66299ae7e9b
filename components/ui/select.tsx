'use client';

import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { CheckIcon, ChevronDownIcon } from '@heroicons/react/16/solid';

interface SelectProps<T extends string> {
  /** The accessible name of the list. */
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; text: string }[];
  /** A quiet one has no border, for the corner of a card. */
  quiet?: boolean;
}

/** A choice of one from a short list. */
export function Select<T extends string>({
  label,
  value,
  onChange,
  options,
  quiet = false,
}: SelectProps<T>) {
  const chosen = options.find((option) => option.value === value);
  const look = quiet
    ? 'min-h-8 border-transparent px-2 text-muted hover:text-text -my-1 -me-2'
    : 'min-h-10 pointer-coarse:min-h-11 border-control bg-surface px-3 hover:border-brand';
  return (
    <Listbox as="div" className="relative" value={value} onChange={onChange}>
      <ListboxButton
        aria-label={`${label}: ${chosen?.text ?? value}`}
        className={`inline-flex items-center justify-between gap-2 rounded-control border text-note font-medium whitespace-nowrap ${look}`}
      >
        {chosen?.text ?? value}
        <ChevronDownIcon className="size-4" aria-hidden="true" />
      </ListboxButton>
      <ListboxOptions
        modal={false}
        aria-label={label}
        className="absolute end-0 top-full z-20 mt-1 min-w-full w-max rounded-control border border-line bg-surface p-1 text-note text-text shadow-float focus:outline-none"
      >
        {options.map((option) => (
          <ListboxOption
            key={option.value}
            value={option.value}
            className="flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-[7px] px-3 data-focus:bg-brand-soft data-selected:font-semibold"
          >
            {option.text}
            {option.value === value && (
              <CheckIcon className="size-4 text-brand" aria-hidden="true" />
            )}
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  );
}
