'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { say } from '@/lib/workspace/message';

interface ExportButtonProps {
  /** Whose record it is, for the name of the file. */
  owner: string;
  look?: 'primary' | 'plain';
  /** Is given what was said about it, for a place where the messages of the page are not heard. */
  onTold?: (text: string) => void;
}

/** Exports everything as one file. */
export function ExportButton({ owner, look = 'plain', onTold }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { exportEverything } = await import('@/lib/workspace/export');
      const told = await exportEverything(owner);
      onTold?.(told);
    } catch {
      say('This part could not be loaded. Check the connection and try again.', { urgent: true });
    }
    setBusy(false);
  };
  return (
    <button type="button" aria-busy={busy} onClick={() => void run()} className={buttonClass(look)}>
      Export everything
    </button>
  );
}
