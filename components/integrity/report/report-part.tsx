import type { ReactNode } from 'react';

interface ReportPartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of a report with a heading that can be jumped to. */
export function ReportPart({ id, title, children }: ReportPartProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id={id} tabIndex={-1} className="scroll-mt-4 text-lead outline-none">
        {title}
      </h3>
      {children}
    </section>
  );
}
