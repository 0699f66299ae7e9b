'use client';

import { limits } from '@/content/schema/limits';
import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import type { ReactNode } from 'react';
import { optionClass } from './button';

interface SearchComboboxProps<T> {
  /** The accessible name of the box and of its list. */
  label: string;
  text: string;
  onText: (text: string) => void;
  options: readonly T[];
  keyOf: (option: T) => string;
  onChoose: (option: T) => void;
  /** Called when the box loses the focus without a choice, also by Escape. */
  onLeave: () => void;
  children: (option: T) => ReactNode;
}

/** A search box with a list of results; arrow keys move and Enter chooses. */
export function SearchCombobox<T>(props: SearchComboboxProps<T>) {
  const { label, text, onText, options, keyOf, onChoose, onLeave, children } = props;
  return (
    <Combobox<T | null>
      value={null}
      onChange={(option) => option !== null && onChoose(option)}
      onClose={onLeave}
    >
      <ComboboxInput
        data-autofocus
        aria-label={label}
        value={text}
        onChange={(event) => onText(event.target.value)}
        autoComplete="off"
        maxLength={limits.search}
        className="min-h-11 w-full rounded-control border border-control bg-surface px-3"
      />
      <ComboboxOptions
        static
        modal={false}
        aria-label={label}
        className="mt-3 max-h-[55dvh] overflow-y-auto focus:outline-none"
      >
        {options.map((option) => (
          <ComboboxOption key={keyOf(option)} value={option} className={`${optionClass} py-1.5`}>
            {children(option)}
          </ComboboxOption>
        ))}
      </ComboboxOptions>
    </Combobox>
  );
}
