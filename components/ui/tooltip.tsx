'use client';

import { useEffect, useId, useState, type ReactNode } from 'react';

const places = {
  start: 'start-0',
  centre: 'start-1/2 -translate-x-1/2 rtl:translate-x-1/2',
  end: 'end-0',
} as const;

interface TooltipProps {
  /** What the tooltip says. */
  text: string;
  /** Which edge it shares with the mark, so that it stays inside the page near a margin. */
  align?: keyof typeof places;
  className?: string;
  children: ReactNode;
}

/** A button-like mark whose note shows on hover and on focus, and goes on Escape. */
export function Tooltip({ text, align = 'centre', className = '', children }: TooltipProps) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const shown = hovered || focused;

  // A note that a resting pointer opened must go on Escape too, wherever the focus is.
  useEffect(() => {
    if (!shown) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDismissed(true);
    };
    window.addEventListener('keydown', dismiss);
    return () => window.removeEventListener('keydown', dismiss);
  }, [shown]);

  const set = (change: (on: boolean) => void, on: boolean) => () => {
    change(on);
    setDismissed(false);
  };
  return (
    <span
      className="group relative inline-flex"
      onMouseEnter={set(setHovered, true)}
      onMouseLeave={set(setHovered, false)}
      onFocus={set(setFocused, true)}
      onBlur={set(setFocused, false)}
    >
      <button type="button" aria-describedby={id} className={className}>
        {children}
      </button>
      <span
        id={id}
        role="tooltip"
        className={`pointer-events-none absolute bottom-full z-10 w-max max-w-48 pb-1 opacity-0 transition-opacity duration-150 ${places[align]} ${
          dismissed
            ? ''
            : 'group-focus-within:pointer-events-auto group-focus-within:opacity-100 group-hover:pointer-events-auto group-hover:opacity-100'
        }`}
      >
        <span className="block rounded-control bg-text px-3 py-1.5 text-center text-small font-medium text-surface">
          {text}
        </span>
      </span>
    </span>
  );
}
