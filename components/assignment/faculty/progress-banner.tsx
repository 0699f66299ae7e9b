import { useId, type ReactNode } from 'react';
import { BasisLine } from '@/components/page/basis-line';
import type { AssignmentProgress } from '@/content/schema/faculty/progress';

interface ProgressBannerProps {
  progress: AssignmentProgress | undefined;
  className?: string;
  /** The open assignments, below the banner. */
  children?: ReactNode;
}

/** The share of assignments that students completed, or an empty state, over the assignments that are open. */
export function ProgressBanner({ progress, className = '', children }: ProgressBannerProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className={`flex min-w-0 flex-col rounded-card border border-line bg-surface ${className}`}
    >
      <div className="-m-px grid gap-x-8 gap-y-2.5 rounded-t-card border border-feature bg-feature px-5 py-4 text-on-feature last:grow last:rounded-b-card forced-colors:border-line print:border-line">
        {progress ? (
          <>
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
              <h2 id={heading} className="text-lead leading-none text-pretty">
                Students completed{' '}
                <span className="figure px-0.5 text-heading">{progress.completed}%</span> of
                assignments
              </h2>
              <p className="text-note font-semibold">Progress is {progress.verdict}</p>
            </div>
            <Proportion percent={progress.completed} />
            <BasisLine basis={progress.basis} asOf={progress.asOf} />
          </>
        ) : (
          <>
            <h2 id={heading} className="text-lead text-pretty">
              No Progress Yet
            </h2>
            <p>The share of assignments that students complete will appear here.</p>
          </>
        )}
      </div>
      {children}
    </section>
  );
}

/** The percentage as a bar; an SVG, because the bar then needs no style attribute. */
function Proportion({ percent }: { percent: number }) {
  return (
    <svg className="h-2.5 w-full rounded-full rtl:-scale-x-100" aria-hidden="true">
      <rect width="100%" height="100%" className="fill-on-feature opacity-25" />
      <rect width={`${percent}%`} height="100%" rx="5" className="fill-accent" />
    </svg>
  );
}
