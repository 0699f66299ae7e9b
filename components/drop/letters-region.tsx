import { useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { restoreFocus } from '@/components/ui/restore-focus';
import { useAnnounced } from '@/components/ui/use-announced';
import { useLazy } from '@/components/ui/lazy/use-lazy';
import { useRecords } from '@/lib/store/use-records';
import { FailedLetters } from './failed-letters';
import { newLetters, newLettersText, type NewLetter } from './model/letter';

interface LettersRegionProps<P extends object> {
  /** The kind of the letters that came. */
  kind: NewLetter['kind'];
  /** Loads the dialog that imports them. */
  loadDialog: () => Promise<ComponentType<P & LazyDialogProps>>;
  dialog: P;
  /** Takes the focus when nothing is left to do. */
  fallback: RefObject<HTMLElement | null>;
  /** The records that must be sent. */
  children?: ReactNode;
}

/** The letters of a kind that came, what must be sent and what failed, on a teacher's page; nothing if there is none. */
export function LettersRegion<P extends object>(props: LettersRegionProps<P>) {
  const { kind, loadDialog, dialog, fallback, children } = props;
  const letters = useRecords('letters');
  const arrived = newLetters(letters.values(), kind);
  const text = arrived.length > 0 ? newLettersText(arrived) : '';
  useAnnounced(text);
  const [isOpen, setIsOpen] = useState(false);
  const { Component: Dialog, ensureLoaded } = useLazy(loadDialog);
  return (
    <>
      <section
        aria-label="Letters"
        className="mb-4 grid gap-3 rounded-control bg-brand-soft px-4 py-3 text-note empty:hidden print:hidden"
      >
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
        {children}
        <FailedLetters letters={letters} />
      </section>
      {isOpen && Dialog && (
        <Dialog
          {...dialog}
          onClose={() => {
            setIsOpen(false);
            restoreFocus(() => fallback.current);
          }}
        />
      )}
    </>
  );
}

interface LetterLineProps {
  text: string;
  note?: ReactNode;
  /** The button. */
  children: ReactNode;
}

export function LetterLine({ text, note, children }: LetterLineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        <p className="font-semibold">{text}</p>
        {note}
      </div>
      {children}
    </div>
  );
}
