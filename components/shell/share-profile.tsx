'use client';

import { useState, type MouseEvent, type ReactNode } from 'react';
import { shareAddress } from '@/components/page/share-address';
import { openLazyDialog } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';

interface ShareProps {
  /** The page to share; without JavaScript the link opens it. */
  href: string;
  className: string;
  children: ReactNode;
}

/** Shares the URL of a page with the device's share sheet, or copies it and says so. */
export function SharePage({ href, title, className, children }: ShareProps & { title: string }) {
  const [message, setMessage] = useState('');
  useAnnounced(message);

  const share = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    setMessage(await shareAddress(title, event.currentTarget.href));
  };

  return (
    <>
      {/* A press before hydration is replayed (lib/browser/early-input-script.ts). */}
      <a href={href} data-press onClick={share} className={className}>
        {children}
      </a>
      <p className="px-3 text-small break-all text-muted">{message}</p>
    </>
  );
}

/** Opens the dialog that creates a profile link; from another page, goes to the profile first. */
export function ShareProfile({ href, className, children }: ShareProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget;
    if (link.pathname !== window.location.pathname || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    link.closest<HTMLElement>('[popover]')?.hidePopover?.();
    openLazyDialog('share');
  };
  return (
    <a href={`${href}?open=share`} onClick={open} className={className}>
      {children}
    </a>
  );
}
