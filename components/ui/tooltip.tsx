'use client';

import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';

interface TooltipProps {
  /** What the tooltip says. */
  text: string;
  className?: string;
  children: ReactNode;
}

/** A button-like mark whose note shows on hover and on focus, and goes on Escape. */
export function Tooltip({ text, className = '', children }: TooltipProps) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  const dismiss = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  return (
    <span
      className="group relative inline-flex"
      onKeyDown={dismiss}
      onMouseEnter={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      <button type="button" aria-describedby={id} className={className}>
        {children}
      </button>
      <span
        id={id}
        role="tooltip"
        className={`pointer-events-none absolute start-1/2 bottom-full z-10 mb-1 w-max -translate-x-1/2 rounded-control bg-text px-3 py-1.5 text-small font-medium text-surface opacity-0 transition-opacity duration-150 rtl:translate-x-1/2 ${
          dismissed ? '' : 'group-focus-within:opacity-100 group-hover:opacity-100'
        }`}
      >
        {text}
      </span>
    </span>
  );
}
