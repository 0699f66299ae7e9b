'use client';

import type { ReactNode } from 'react';
import { LazyDialogButton } from '@/components/ui/lazy-dialog-button';
import { useCurrentRecord } from './use-current-record';

interface LogoutEntryProps {
  /** Where Logout leads. */
  href: string;
  className: string;
  children: ReactNode;
}

const load = async () => (await import('./logout-dialog')).LogoutDialog;

/** Logout: for a person who is signed in it deletes the session first; otherwise it is a link. */
export function LogoutEntry({ href, className, children }: LogoutEntryProps) {
  const { flag } = useCurrentRecord();
  if (flag)
    return (
      <LazyDialogButton load={load} props={{ flag, href }} className={className}>
        {children}
      </LazyDialogButton>
    );
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
