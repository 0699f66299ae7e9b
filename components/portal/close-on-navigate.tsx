'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Closes every open panel when the address changes: the shell outlives the page. */
export function CloseOnNavigate() {
  const pathname = usePathname();
  useEffect(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) panel.hidePopover?.();
  }, [pathname]);
  return null;
}
