'use client';

import { CalendarIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { cornerLinkClass } from '@/components/ui/button';
import { importWithRetry } from '@/lib/browser/new-release';

const load = () => import('@/components/schedule/model/class-file');

interface ClassFileProps {
  /** The accessible name, if the content is not enough. */
  label?: string;
  /** Saves the file with the loaded module. */
  onSave: (loaded: Awaited<ReturnType<typeof load>>) => void;
  children: ReactNode;
}

/** Downloads classes as an .ics file; the code that writes it is loaded on click. */
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
      <CalendarIcon className="size-5 shrink-0 text-muted" aria-hidden="true" />
      {children}
    </button>
  );
}
