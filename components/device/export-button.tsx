'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { importWithRetry } from '@/lib/browser/new-release';

interface ExportButtonProps {
  /** Whose record it is, for the name of the file. */
  owner: string;
  variant?: 'primary' | 'plain';
  /** Is given what was said about it, for a place where the messages of the page are not heard. */
  onMessage?: (text: string) => void;
}

/** Exports everything as one file. */
export function ExportButton({ owner, variant = 'plain', onMessage }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    if (busy) return;
    setBusy(true);
    const loaded = await importWithRetry(() => import('@/components/device/model/export'));
    if (loaded) {
      const message = await loaded.exportEverything(owner);
      onMessage?.(message);
    }
    setBusy(false);
  };
  return (
    <button
      type="button"
      aria-busy={busy}
      onClick={() => void run()}
      className={buttonClass(variant)}
    >
      Export everything
    </button>
  );
}
