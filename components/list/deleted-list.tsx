'use client';

import { useId, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { deleted } from '@/lib/store/deletion';

/** Shows what was deleted since this page was opened, each with a button to restore it. */
export function DeletedList() {
  const heading = useId();
  const deletions = useSyncExternalStore(
    deleted.subscribe,
    deleted.snapshot,
    deleted.serverSnapshot,
  );
  if (deletions.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-6 text-note print:hidden">
      <h2 id={heading} className="font-semibold">
        Deleted since you opened this page
      </h2>
      <p className="text-muted">You can restore it until you close or reload the page.</p>
      <ul className="divide-y divide-line">
        {deletions.map(({ id, name, undo }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
            <span className="min-w-0 flex-1 basis-48 wrap-anywhere">{name}</span>
            <Button
              aria-label={`Restore ${name}`}
              onClick={() => {
                undo();
                document.getElementById('main')?.focus();
              }}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
