'use client';

import { ArrowDownTrayIcon } from '@heroicons/react/16/solid';
import { loadAll, usePageList } from '@/components/list/use-page-list';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { PageList } from '@/lib/list/long-list';

const load = async () => (await import('./change-import-dialog')).ChangeImportDialog;

interface ChangeImportProps {
  /** The ids of the weekly meetings of the student. */
  meetings: readonly string[];
  keys: PageList<FacultyKey>;
}

/** Opens the dialog that takes changed classes from a teacher's file. */
export function ChangeImport({ meetings, ...lists }: ChangeImportProps) {
  const keys = usePageList(lists.keys);
  return (
    <LazyDialogButton
      load={load}
      ready={() => loadAll(keys)}
      props={{ meetings, keys: keys.items }}
      name="import-changes"
      className={buttonClass()}
    >
      <ArrowDownTrayIcon className="size-4" aria-hidden="true" />
      Import changes
    </LazyDialogButton>
  );
}
