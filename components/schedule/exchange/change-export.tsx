'use client';

import { ArrowUpTrayIcon } from '@heroicons/react/16/solid';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { ChangeExportDialogProps } from './change-export-dialog';

const load = async () => (await import('./change-export-dialog')).ChangeExportDialog;

/** Opens the dialog that saves the classes changed on this device as a file for students. */
export function ChangeExport(props: ChangeExportDialogProps) {
  return (
    <LazyDialogButton load={load} props={props} name="export-changes" className={buttonClass()}>
      <ArrowUpTrayIcon className="size-4" aria-hidden="true" />
      Export changes
    </LazyDialogButton>
  );
}
