'use client';

import { useState, type ReactNode } from 'react';
import { say } from '@/lib/workspace/message';
import type { ChoiceList } from './choice-list';

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

/** A button whose list is fetched when it is first asked for. Unlike a select it takes no arrow key for a choice. */
export function ChoiceButton<T extends string>(props: ChoiceProps<T>) {
  const [List, setList] = useState<typeof ChoiceList | null>(null);
  const [asked, setAsked] = useState(false);
  const show = async () => {
    setAsked(true);
    try {
      const part = await import('./choice-list');
      setList(() => part.ChoiceList);
    } catch {
      setAsked(false);
      say('This part could not be loaded. Check the connection and try again.', { urgent: true });
    }
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
