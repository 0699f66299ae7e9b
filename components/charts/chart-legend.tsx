import type { ReactNode } from 'react';

interface ChartLegendProps {
  /** What each mark of a chart means, and the classes of the mark; nothing is drawn without them. */
  items: readonly { text: ReactNode; mark?: string | undefined }[];
}

/** What the marks of a chart mean. */
export function ChartLegend({ items }: ChartLegendProps) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-note text-muted no-js:hidden print:hidden">
      {items.map(({ text, mark }, index) => (
        <li key={index} className="flex items-center gap-2">
          {mark && <span aria-hidden="true" className={`block ${mark}`} />}
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The marks that several charts have. */
export const legendMarks = {
  dot: 'size-2.5 rounded-full bg-brand',
  box: 'size-3 rounded-[3px] border border-control bg-line',
  median: 'h-0.5 w-4 bg-text',
} as const;
