import type { ReactNode } from 'react';
import type { Paper } from './print-sheet';

/** Margins and font size of the printed sheet relative to its width: 9.6 of 595 points on A4, of 612 on Letter. */
const paperStyles = {
  a4: 'min-h-[141.43cqw] text-[1.613cqw] px-[9.05cqw] py-[8.1cqw]',
  letter: 'min-h-[129.41cqw] text-[1.569cqw] px-[9.26cqw] py-[7.41cqw]',
} as const;

/** In a container too narrow for a readable sheet, the text is in one column at normal size. */
const narrowClass = '@max-md:min-h-0 @max-md:p-4 @max-md:text-small';

/** A document as it will be printed, at the available width; anything beyond one page continues below. */
export function PaperPreview({ paper, children }: { paper: Paper; children: ReactNode }) {
  return (
    <section aria-label="Preview" className="@container min-w-0">
      <div className={`paper border border-line bg-surface ${narrowClass} ${paperStyles[paper]}`}>
        {children}
      </div>
    </section>
  );
}
