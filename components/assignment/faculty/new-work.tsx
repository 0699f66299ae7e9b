import { useRef, useState } from 'react';
import type { ReviewStudent } from '@/components/activity/model/review';
import { FailedLetters } from '@/components/drop/failed-letters';
import { LetterLine, LettersRegion } from '@/components/drop/letters-region';
import { newLetters, newLettersText } from '@/components/drop/model/letter';
import { Button } from '@/components/ui/button';
import { restoreFocus } from '@/components/ui/restore-focus';
import { useAnnounced } from '@/components/ui/use-announced';
import { useLazy } from '@/components/ui/use-lazy';
import type { FacultyAssignment } from '@/content/schema/faculty/assignment';
import { workspace } from '@/lib/store/device';
import { useRecords } from '@/lib/store/use-records';

interface NewWorkProps {
  items: readonly FacultyAssignment[];
  /** Loads all of the items. */
  load: () => Promise<unknown>;
  students: readonly ReviewStudent[];
}

/** The work that came in letters. */
export function NewWork({ items, load, students }: NewWorkProps) {
  const letters = useRecords('letters');
  const arrived = newLetters(letters.values(), 'handins');
  const text = arrived.length > 0 ? newLettersText(arrived) : '';
  useAnnounced(text);
  const [isOpen, setIsOpen] = useState(false);
  const fallback = useRef<HTMLDivElement>(null);
  const { Component: Dialog, ensureLoaded } = useLazy(async () => {
    const stores = (['handins', 'received'] as const).map((store) => workspace.load(store));
    const [loaded] = await Promise.all([import('./work-letters'), load(), ...stores]);
    return loaded.WorkLetters;
  });
  return (
    <div ref={fallback} tabIndex={-1} className="outline-none">
      <LettersRegion>
        {text && (
          <LetterLine text={text}>
            <Button
              variant="primary"
              aria-haspopup="dialog"
              aria-label={`Open ${text}`}
              onClick={() => void ensureLoaded().then(setIsOpen)}
            >
              Open
            </Button>
          </LetterLine>
        )}
        <FailedLetters letters={letters} />
      </LettersRegion>
      {isOpen && Dialog && (
        <Dialog
          items={items}
          students={students}
          onClose={() => {
            setIsOpen(false);
            restoreFocus(() => fallback.current);
          }}
        />
      )}
    </div>
  );
}
