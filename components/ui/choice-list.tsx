'use client';

import { CheckIcon } from '@heroicons/react/16/solid';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

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
  const { onChoose, className, children, ...list } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(true);
  const close = () => {
    setIsOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <div
      className="relative w-fit"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={list.label}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        // Safari would move the focus to the page, which closes the list before the click.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (isOpen ? close() : setIsOpen(true))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setIsOpen(true);
        }}
        className={className}
      >
        {children}
      </button>
      {isOpen && (
        <OpenList
          {...list}
          onClose={close}
          onChoose={(chosen) => {
            // The button has the focus first, so that a dialog opened next can return it there.
            close();
            onChoose(chosen);
          }}
        />
      )}
    </div>
  );
}

type OpenListProps<T extends string> = Omit<ChoiceProps<T>, 'children'> & { onClose: () => void };

/** The list has the focus; its active option is marked. */
function OpenList<T extends string>(props: OpenListProps<T>) {
  const { label, value, options, onChoose, onClose, up = false } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(() => {
    const chosen = options.findIndex((option) => option.value === value);
    return Math.max(chosen, 0);
  });
  useEffect(() => list.current?.focus({ preventScroll: true }), []);
  const last = options.length - 1;
  const moves: Record<string, number> = {
    ArrowDown: Math.min(active + 1, last),
    ArrowUp: Math.max(active - 1, 0),
    Home: 0,
    PageUp: 0,
    End: last,
    PageDown: last,
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    // The browser moves the focus on from the button.
    if (key === 'Tab') return onClose();
    if (key.length === 1 && key !== ' ') return setActive(indexByLetter(options, key, active));
    if (key === 'Escape') onClose();
    else if (key in moves) setActive(moves[key]!);
    else if (key !== 'Enter' && key !== ' ') return;
    // The Enter that opened the list and is still held down must not choose an option.
    else if (!event.repeat) onChoose(options[active]!.value);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <ul
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`${id}${active}`}
      onKeyDown={handleKeyDown}
      className={`absolute end-0 z-20 w-max max-w-64 rounded-control border border-line bg-surface p-1 text-note text-text shadow-float focus:outline-none ${up ? 'bottom-full mb-1' : 'top-full mt-1'}`}
    >
      {options.map((option, index) => (
        <li
          key={option.value}
          id={`${id}${index}`}
          role="option"
          aria-selected={option.value === value}
          onPointerMove={() => setActive(index)}
          onClick={() => onChoose(option.value)}
          className={`flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-[7px] px-3 aria-selected:font-semibold pointer-coarse:min-h-11 ${index === active ? 'bg-brand-soft' : ''}`}
        >
          {option.text}
          {option.value === value && (
            <CheckIcon className="size-4 shrink-0 text-brand" aria-hidden="true" />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The index of the next option that starts with this letter, or the active one. */
function indexByLetter(options: readonly { text: string }[], letter: string, active: number) {
  const following = [...options.slice(active + 1), ...options.slice(0, active)];
  const found = following.find(({ text }) => text.toLowerCase().startsWith(letter.toLowerCase()));
  return found ? options.indexOf(found) : active;
}
