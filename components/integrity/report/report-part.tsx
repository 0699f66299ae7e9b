import type { ReactNode } from 'react';
import { cornerLinkClass } from '@/components/ui/button';

interface PartLinksProps {
  /** The ids of the parts with what their links say. */
  parts: readonly { id: string; label: string }[];
}

/** Buttons that jump to the parts of a long report. A link would change the address of the page below. */
export function PartLinks({ parts }: PartLinksProps) {
  return (
    <ul aria-label="Parts of the report" className="flex flex-wrap gap-x-5 gap-y-1">
      {parts.map(({ id, label }) => (
        <li key={id}>
          <button type="button" onClick={() => jump(id)} className={cornerLinkClass}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

function jump(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

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
