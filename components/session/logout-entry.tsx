'use client';

import type { ReactNode } from 'react';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { loggedOutId } from '@/lib/record/sign-in-page';
import { useCurrentRecord } from './use-current-record';

interface LogoutEntryProps {
  /** The page after Logout. */
  href: string;
  /** True if visitors who are not signed in see the sample, whose Logout is a link. */
  hasSample: boolean;
  className: string;
  children: ReactNode;
}

const load = async () => (await import('./logout-dialog')).LogoutDialog;
const loadLeave = async () => (await import('./leave-tour')).LeaveTour;

/** Logout: for a person who is signed in it deletes the session first. Without a person there is nothing to end. */
export function LogoutEntry({ href, hasSample, className, children }: LogoutEntryProps) {
  const { flag } = useCurrentRecord();
  if (flag)
    return (
      <LazyDialogButton
        load={flag.isTour ? loadLeave : load}
        props={{ flag, href: `${href}#${loggedOutId}` }}
        className={className}
      >
        {children}
      </LazyDialogButton>
    );
  if (!hasSample) return null;
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
