import type { ReactNode } from 'react';
import { useBoxes } from '@/components/drop/use-boxes';
import { useSends } from '@/components/session/use-current-record';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { OwnAssignment } from '@/lib/store/use-list';
import type { LoadCheck } from './handin-dialog';

interface HandinGuideProps {
  /** The comparison of the own work; undefined if there is none. */
  check?: { load: LoadCheck; assignment: OwnAssignment } | undefined;
  /** Further links. */
  children: ReactNode;
}

/** The steps of handing in work. */
export function HandinGuide({ check, children }: HandinGuideProps) {
  const sends = useSends();
  const hasLetters = useBoxes().length > 0;
  const way = hasLetters
    ? 'Hand in: it goes to the teacher as a letter'
    : sends
      ? 'Hand in: save the file and send it to the teacher'
      : 'Hand in: the teacher sees it';
  return (
    <Card title="How hand-in works" className="no-js:hidden print:hidden">
      <ol className="grid gap-3 text-note">
        {['Add one PDF, up to 5 MB', way, 'You get a receipt with date and time'].map(
          (step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="grid size-6 shrink-0 place-items-center rounded-full bg-brand-soft text-small font-semibold text-brand forced-colors:border"
              >
                {index + 1}
              </span>
              {step}
            </li>
          ),
        )}
      </ol>
      <div className="mt-4 grid justify-items-start gap-2 border-t border-line pt-3">
        {check && (
          <LazyDialogButton
            load={check.load}
            props={{ assignment: check.assignment }}
            className={cornerLinkClass}
          >
            Check it for copied passages first
          </LazyDialogButton>
        )}
        {children}
      </div>
    </Card>
  );
}
