'use client';

import { CheckIcon } from '@heroicons/react/16/solid';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { optionClass } from './button';

export interface ChoiceListProps<T extends string> {
  /** The accessible name of the button and of its list, including the current value. */
  label: string;
  /** Null if nothing is chosen. */
  value: T | null;
  options: readonly { value: T; text: string }[];
  onChoose: (value: T) => void;
  onClose: () => void;
  /** Opens upwards, for the last rows of a scroll container. */
  up?: boolean;
}

/** How long a letter is part of the text being typed, in milliseconds. */
const typingTime = 500;

/** The list of a choice. It has the focus; its active option is marked. */
export function ChoiceList<T extends string>(props: ChoiceListProps<T>) {
  const { label, value, options, onChoose, onClose, up = false } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const [active, setActive] = useState(() => {
    const chosen = options.findIndex((option) => option.value === value);
    return Math.max(chosen, 0);
  });
  useEffect(() => list.current?.focus({ preventScroll: true }), []);
  const move = (index: number) => {
    setActive(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };
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
    const { key, timeStamp } = event;
    // The browser moves the focus on from the button.
    if (key === 'Tab') return onClose();
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === 'Escape') onClose();
    else if (key in moves) move(moves[key]!);
    else if (key === 'Enter' || key === ' ') {
      // The Enter that opened the list and is still held down must not choose an option.
      if (!event.repeat) onChoose(options[active]!.value);
    } else if (key.length === 1) {
      const { text, at } = typed.current;
      typed.current = { text: timeStamp - at < typingTime ? text + key : key, at: timeStamp };
      move(indexByText(options, typed.current.text, active));
    } else return;
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
      className={`absolute end-0 z-20 max-h-80 w-max max-w-64 overflow-y-auto rounded-control border border-line bg-surface p-1 text-note text-text shadow-float focus:outline-none ${up ? 'bottom-full mb-1' : 'top-full mt-1'}`}
    >
      {options.map((option, index) => (
        <li
          key={option.value}
          id={`${id}${index}`}
          role="option"
          aria-selected={option.value === value}
          data-focus={index === active || undefined}
          onPointerMove={() => setActive(index)}
          onClick={() => onChoose(option.value)}
          className={`${optionClass} in-focus-visible:data-focus:outline-2 aria-selected:font-semibold`}
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

/**
 * The index of the next option that starts with the typed text, or of the active one. The same letter again moves to
 * the next option; other text may also be that of the active one.
 */
function indexByText(options: readonly { text: string }[], typed: string, active: number): number {
  const isOneLetter = new Set(typed.toLowerCase()).size === 1;
  const start = isOneLetter ? active + 1 : active;
  const text = (isOneLetter ? typed[0]! : typed).toLowerCase();
  const found = [...options.slice(start), ...options.slice(0, start)].find((option) =>
    option.text.toLowerCase().startsWith(text),
  );
  return found ? options.indexOf(found) : active;
}
