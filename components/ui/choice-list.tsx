'use client';

import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { CheckIcon } from '@heroicons/react/16/solid';
import { useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent, type ReactNode } from 'react';

export interface ChoiceProps<T extends string> {
  /** The accessible name of the button and of its list, including the current value. */
  label: string;
  /** Null if nothing is chosen. */
  value: T | null;
  options: readonly { value: T; text: string }[];
  onChoose: (value: T) => void;
  /** Opens upwards, for the last rows of a scroll container. */
  up?: boolean;
  className?: string;
  children: ReactNode;
}

/** A button that shows the current value, with a list to choose from; open when it is mounted. */
export function ChoiceList<T extends string>(props: ChoiceProps<T>) {
  const { label, value, options, onChoose, up = false, className, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    open(button.current);
  }, []);
  return (
    <Listbox
      value={value}
      // After the list has closed and restored the focus, so that a dialog opened next can return it there.
      onChange={(chosen) => chosen && requestAnimationFrame(() => onChoose(chosen))}
    >
      <div className="relative w-fit">
        <ListboxButton
          ref={button}
          aria-label={label}
          onKeyDown={openOnEnter}
          className={className}
        >
          {children}
        </ListboxButton>
        <ListboxOptions
          modal={false}
          aria-label={label}
          onKeyDown={ignoreHeldEnter}
          className={`absolute end-0 z-20 w-max max-w-64 rounded-control border border-line bg-surface p-1 text-note text-text shadow-float focus:outline-none ${up ? 'bottom-full mb-1' : 'top-full mt-1'}`}
        >
          {options.map((option) => (
            <ListboxOption
              key={option.value}
              value={option.value}
              className="flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-[7px] px-3 data-focus:bg-brand-soft data-selected:font-semibold pointer-coarse:min-h-11"
            >
              {option.text}
              {option.value === value && (
                <CheckIcon className="size-4 shrink-0 text-brand" aria-hidden="true" />
              )}
            </ListboxOption>
          ))}
        </ListboxOptions>
      </div>
    </Listbox>
  );
}

function open(button: HTMLElement | null) {
  button?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
  );
}

/** Headless UI leaves Enter on the button to the surrounding form, so Enter did not open the list. */
function openOnEnter(event: ReactKeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  if (!event.repeat) open(event.currentTarget);
}

/** The Enter that opened the list and is still held down must not choose an option. */
function ignoreHeldEnter(event: ReactKeyboardEvent<HTMLElement>) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
