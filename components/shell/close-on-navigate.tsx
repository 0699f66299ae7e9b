'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Closes every open panel when the URL changes, because the shell persists between pages. A panel that was opened
 * before hydration stays open.
 */
export function CloseOnNavigate() {
  const pathname = usePathname();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) panel.hidePopover?.();
  }, [pathname]);
  return null;
}
