'use client';

import type { ComponentProps, ToggleEvent } from 'react';

/**
 * After a click outside, the browser leaves the focus on the page (the body, or an element with a negative tabindex):
 * returns it to the button that opened the popover. A click on another control keeps the focus there.
 */
function returnFocus({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) {
  const focused = document.activeElement;
  if (newState !== 'closed' || (focused instanceof HTMLElement && focused.tabIndex >= 0)) return;
  for (const opener of document.querySelectorAll<HTMLElement>(
    `[popovertarget="${currentTarget.id}"]`,
  ))
    if (!currentTarget.contains(opener)) opener.focus({ preventScroll: true });
}

interface PopoverProps extends ComponentProps<'div'> {
  id: string;
  /** Called after the browser has opened or closed it. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** A native popover: the browser opens and closes it, with or without script. */
export function Popover({ onOpenChange, ...props }: PopoverProps) {
  const toggle = (event: ToggleEvent<HTMLDivElement>) => {
    returnFocus(event);
    onOpenChange?.(event.newState === 'open');
  };
  return <div popover="auto" onToggle={toggle} {...props} />;
}
