'use client';

import { useState, type ReactNode } from 'react';
import { usePart } from './use-part';

/** What a choice from a short list is made of. */
export interface ChoiceProps<T extends string> {
  /** The accessible name of the button and of its list; it says what is chosen. */
  label: string;
  /** Null where nothing of the list is chosen. */
  value: T | null;
  options: readonly { value: T; text: string }[];
  onChoose: (value: T) => void;
  /** Opens upwards, for the last rows of what scrolls. */
  up?: boolean;
  className?: string;
  children: ReactNode;
}

const loadList = async () => (await import('./choice-list')).ChoiceList;

/** A button whose list is fetched when it is first asked for. Unlike a select it takes no arrow key for a choice. */
export function ChoiceButton<T extends string>(props: ChoiceProps<T>) {
  const { Part: List, fetch } = usePart(loadList);
  const [asked, setAsked] = useState(false);
  const show = async () => {
    setAsked(true);
    if (!(await fetch())) setAsked(false);
  };
  if (List) return <List {...props} />;
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-haspopup="listbox"
      aria-expanded="false"
      aria-busy={asked || undefined}
      onClick={() => void show()}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        void show();
      }}
      className={props.className}
    >
      {props.children}
    </button>
  );
}
