'use client';

import { CalendarDaysIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { cornerLinkClass } from '@/components/ui/button';
import { importWithRetry } from '@/lib/browser/new-release';

const load = () => import('@/components/schedule/model/class-file');

interface ClassFileProps {
  /** The accessible name, where the content is not enough. */
  label?: string;
  /** Makes the file with what was fetched for it. */
  onSave: (loaded: Awaited<ReturnType<typeof load>>) => void;
  children: ReactNode;
}

/** Gives classes as a file for calendar programs; what writes it is fetched when it is asked for. */
export function ClassFile({ label, onSave, children }: ClassFileProps) {
  const run = async () => {
    const loaded = await importWithRetry(load);
    if (loaded) onSave(loaded);
  };
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => void run()}
      className={`${cornerLinkClass} min-h-10 gap-1.5 text-start pointer-coarse:min-h-11 print:hidden no-js:hidden`}
    >
      <CalendarDaysIcon className="size-5 shrink-0 text-muted" aria-hidden="true" />
      {children}
    </button>
  );
}
