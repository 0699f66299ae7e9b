'use client';

import { limits } from '@/content/schema/limits';
import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { optionClass, searchBoxClass } from './button';

interface SearchComboboxProps<T> {
  /** The accessible name of the box and of its list. */
  label: string;
  text: string;
  onText: (text: string) => void;
  options: readonly T[];
  /** Says above the list what it contains. */
  note: string;
  keyOf: (option: T) => string;
  onChoose: (option: T) => void;
  /** Called when the box loses the focus without a choice, also by Escape. */
  onLeave: () => void;
  children: (option: T) => ReactNode;
}

/**
 * A search box with a list of results; arrow keys move and Enter chooses. If it replaces an element that had the focus, it gets
 * the focus.
 */
export function SearchCombobox<T>(props: SearchComboboxProps<T>) {
  const { label, text, onText, options, note, keyOf, onChoose, onLeave, children } = props;
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    box.current?.focus();
    box.current?.setSelectionRange(-1, -1);
  }, []);
  return (
    <Combobox<T | null>
      value={null}
      onChange={(option) => option !== null && onChoose(option)}
      onClose={onLeave}
      // Text that was typed before has results already.
      immediate={text !== ''}
    >
      <ComboboxInput
        ref={box}
        data-autofocus
        aria-label={label}
        value={text}
        onChange={(event) => onText(event.target.value)}
        autoComplete="off"
        maxLength={limits.search}
        className={searchBoxClass}
      />
      <p className="mt-3 mb-1 px-3 text-small text-muted">{note}</p>
      <ComboboxOptions
        static
        modal={false}
        aria-label={label}
        className="max-h-[55dvh] overflow-y-auto focus:outline-none"
      >
        {options.map((option) => (
          <ComboboxOption key={keyOf(option)} value={option} className={optionClass}>
            {children(option)}
          </ComboboxOption>
        ))}
      </ComboboxOptions>
    </Combobox>
  );
}
