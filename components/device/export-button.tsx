'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { fetchCode } from '@/lib/browser/new-release';

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
    const part = await fetchCode(() => import('@/components/device/model/export'));
    if (part) {
      const told = await part.exportEverything(owner);
      onTold?.(told);
    }
    setBusy(false);
  };
  return (
    <button type="button" aria-busy={busy} onClick={() => void run()} className={buttonClass(look)}>
      Export everything
    </button>
  );
}
