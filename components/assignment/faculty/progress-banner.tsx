import { useId } from 'react';
import { BasisLine } from '@/components/page/basis-line';
import type { AssignmentProgress } from '@/content/schema/faculty/progress';

const bannerClass =
  'grid min-w-0 gap-x-8 gap-y-4 rounded-card border border-feature forced-colors:border-line print:border-line bg-feature p-5 text-on-feature lg:grid-cols-[1fr_auto] lg:items-end';

/** The share of assignments that students completed, or an empty state. */
export function ProgressBanner({ progress }: { progress: AssignmentProgress | undefined }) {
  const heading = useId();
  if (!progress)
    return (
      <section aria-labelledby={heading} className={bannerClass}>
        <h2 id={heading} className="text-lead text-pretty">
          No Progress Yet
        </h2>
        <p className="lg:col-span-2">
          The share of assignments that students complete will appear here.
        </p>
      </section>
    );
  return (
    <section aria-labelledby={heading} className={bannerClass}>
      <h2 id={heading} className="text-lead leading-none text-pretty">
        Students completed <span className="figure px-0.5 text-heading">{progress.completed}%</span>{' '}
        of assignments
      </h2>
      <p className="font-semibold">Progress is {progress.verdict}</p>
      <div className="lg:col-span-2">
        <Proportion percent={progress.completed} />
        <BasisLine basis={progress.basis} asOf={progress.asOf} className="mt-3" />
      </div>
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
