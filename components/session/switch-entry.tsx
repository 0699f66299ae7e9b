'use client';

import type { ReactNode } from 'react';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { useCurrentRecord } from './use-current-record';

const load = async () => (await import('./switch-dialog')).SwitchDialog;

/** Switches to another person of this device; only for a person who is signed in. */
export function SwitchEntry({ className, children }: { className: string; children: ReactNode }) {
  const { flag } = useCurrentRecord();
  if (!flag) return null;
  return (
    <li>
      <LazyDialogButton load={load} props={{ flag }} className={className}>
        {children}
      </LazyDialogButton>
    </li>
  );
}
