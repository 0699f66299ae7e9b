'use client';

import type { ComponentProps, ToggleEvent } from 'react';

/** After a click outside the browser leaves the focus on the page: it goes back to the button that opened. */
function returnFocus({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) {
  if (newState !== 'closed' || document.activeElement !== document.body) return;
  for (const opener of document.querySelectorAll<HTMLElement>(
    `[popovertarget="${currentTarget.id}"]`,
  ))
    if (!currentTarget.contains(opener)) opener.focus({ preventScroll: true });
}

/** A native popover: the browser opens and closes it, with or without script. */
export function Popover(props: ComponentProps<'div'> & { id: string }) {
  return <div popover="auto" onToggle={returnFocus} {...props} />;
}
