'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { importWithRetry } from '@/lib/browser/new-release';

interface ExportButtonProps {
  /** The owner of the record, for the file name. */
  owner: string;
  variant?: 'primary' | 'plain';
  /** Receives the result as text, for a dialog that hides the toasts of the page. */
  onMessage?: (text: string) => void;
}

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
    <Button variant={variant} aria-busy={busy} onClick={() => void run()}>
      Export everything
    </Button>
  );
}
