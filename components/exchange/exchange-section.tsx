import { useId, type ReactNode } from 'react';

interface ExchangeSectionProps {
  title: string;
  /** What the section is for. */
  text: ReactNode;
  children: ReactNode;
}

/** A section of the exchange dialog: opening files or saving them. */
export function ExchangeSection({ title, text, children }: ExchangeSectionProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-3 border-t border-line pt-5 not-first-of-type:mt-6"
    >
      <div className="grid gap-1">
        <h3 id={heading} className="text-lead">
          {title}
        </h3>
        <p className="text-note text-muted">{text}</p>
      </div>
      {children}
    </section>
  );
}
