import type { ReactNode } from 'react';

/** What letters brought or what must be sent, on a teacher's page; nothing if it has no children. */
export function LettersRegion({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="Letters"
      className="mb-4 grid gap-3 rounded-control bg-brand-soft px-4 py-3 text-note empty:hidden print:hidden"
    >
      {children}
    </section>
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
