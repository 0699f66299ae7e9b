'use client';

import { useEffect, useState, type ReactNode } from 'react';

const alignStyles = {
  start: 'start-0',
  centre: 'start-1/2 -translate-x-1/2 rtl:translate-x-1/2',
  end: 'end-0',
} as const;

interface TooltipProps {
  /** The element with the tooltip, which is focusable and whose role allows a name. */
  as: 'td';
  /** The accessible name of the element, which contains the text of the tooltip. */
  label: string;
  text: string;
  /** The edge it shares with the element, so that it stays inside the page near a margin. */
  align?: keyof typeof alignStyles;
  /** Marks the element among others as that of today. */
  current?: 'date' | undefined;
  className?: string;
  children: ReactNode;
}

/**
 * An element with a tooltip that shows on hover, focus and tap, and hides on Escape. It has no action, so it is not a
 * button.
 */
export function Tooltip({
  as: Tag,
  label,
  text,
  align = 'centre',
  current,
  className = '',
  children,
}: TooltipProps) {
  const [dismissed, setDismissed] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const shown = hovered || focused;

  // A tooltip opened by hover must close on Escape wherever the focus is.
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
    <Tag
      aria-label={label}
      aria-current={current}
      tabIndex={0}
      className={`group relative ${className}`}
      onMouseEnter={set(setHovered, true)}
      onMouseLeave={set(setHovered, false)}
      onFocus={set(setFocused, true)}
      onBlur={set(setFocused, false)}
      // Safari on iOS does not focus a tapped element.
      onClick={(event) => event.currentTarget.focus()}
    >
      {children}
      <span
        role="tooltip"
        className={`pointer-events-none absolute bottom-full z-10 w-max max-w-48 pb-1 opacity-0 transition-opacity duration-150 ${alignStyles[align]} ${
          dismissed
            ? ''
            : 'group-focus:pointer-events-auto group-focus:opacity-100 group-hover:pointer-events-auto group-hover:opacity-100'
        }`}
      >
        <span className="block rounded-control bg-text px-3 py-1.5 text-center text-small font-medium text-surface">
          <bdi>{text}</bdi>
        </span>
      </span>
    </Tag>
  );
}
