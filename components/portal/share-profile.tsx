'use client';

import { useState, type MouseEvent, type ReactNode } from 'react';

interface ShareProfileProps {
  /** The page that is shared; without script the link simply leads there. */
  href: string;
  /** The title that the device's share sheet shows. */
  title: string;
  className: string;
  children: ReactNode;
}

/** Shares the address of the profile by the device's share sheet, or copies it and says so. */
export function ShareProfile({ href, title, className, children }: ShareProfileProps) {
  const [message, setMessage] = useState('');

  const share = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const url = event.currentTarget.href;
    try {
      if (navigator.share) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setMessage('Link copied.');
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setMessage(`This browser cannot copy. The link is ${url}`);
    }
  };

  return (
    <>
      <a href={href} onClick={share} className={className}>
        {children}
      </a>
      <p role="status" className="px-3 text-small break-all text-muted">
        {message}
      </p>
    </>
  );
}
