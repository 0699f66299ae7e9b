import { ChevronRightIcon } from '@heroicons/react/20/solid';
import type { ComponentProps } from 'react';

/** A row of a list that is a link, with a chevron at its end. */
export function LinkRow({ children, className = '', ...link }: ComponentProps<'a'>) {
  return (
    <li>
      <a
        {...link}
        className={`flex min-h-14 items-center gap-3 rounded-control px-2 py-2 hover:bg-sunken ${className}`}
      >
        {children}
        <ChevronRightIcon
          className="size-5 shrink-0 text-muted rtl:-scale-x-100"
          aria-hidden="true"
        />
      </a>
    </li>
  );
}
