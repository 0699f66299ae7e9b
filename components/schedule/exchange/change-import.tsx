'use client';

import { ArrowDownTrayIcon } from '@heroicons/react/16/solid';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { menuItemClass } from '@/components/ui/more-menu';
import type { FacultyKey } from '@/content/schema/faculty/key';

const load = async () => (await import('./change-import-dialog')).ChangeImportDialog;

interface ChangeImportProps {
  /** The ids of the weekly meetings of the student. */
  meetings: readonly string[];
  keys: readonly FacultyKey[];
}

/** Opens the dialog that takes changed classes from a teacher's file. */
export function ChangeImport(props: ChangeImportProps) {
  return (
    <LazyDialogButton load={load} props={props} name="import-changes" className={menuItemClass}>
      <ArrowDownTrayIcon className="size-4" aria-hidden="true" />
      Import changes
    </LazyDialogButton>
  );
}
