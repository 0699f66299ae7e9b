'use client';

import { ArrowDownTrayIcon } from '@heroicons/react/16/solid';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { importWithRetry } from '@/lib/browser/new-release';

interface ExportButtonProps {
  /** The owner of the record, for the file name. */
  owner: string;
  variant?: 'primary' | 'plain';
  /** Shows "Export" alone, where what is exported is said beside it. */
  short?: boolean;
  /** Receives the result as text, for a dialog that hides the toasts of the page. */
  onMessage?: (text: string) => void;
}

export function ExportButton({
  owner,
  variant = 'plain',
  short = false,
  onMessage,
}: ExportButtonProps) {
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
    <Button
      variant={variant}
      aria-label={short ? 'Export everything' : undefined}
      aria-busy={busy}
      onClick={() => void run()}
    >
      {short && <ArrowDownTrayIcon className="size-4" aria-hidden="true" />}
      {short ? 'Export' : 'Export everything'}
    </Button>
  );
}
