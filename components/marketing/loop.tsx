import { ShieldCheckIcon } from '@heroicons/react/16/solid';
import type { ReactNode } from 'react';
import { DeskPreview, RequestPreview } from '@/components/marketing/preview/loop-preview';
import { Badge } from '@/components/page/status-badge';
import type { MarketingDemo } from '@/content/schema/marketing/demo';
import type { Landing } from '@/content/schema/marketing/landing';
import { formatDay } from '@/lib/time/date';
import { pageWidthClass, sectionHeadingClass } from './site-header';

interface LoopProps extends Pick<Landing, 'loop'> {
  /** The invented request and who has it; without a pending activity there is no picture of it. */
  request: Pick<MarketingDemo, 'activities' | 'student' | 'decision'>;
  /** True if the site can check signatures. */
  isSigned: boolean;
}

/** Shows how a request goes from a student to a teacher and an employer, in three pictures; renders nothing without its texts. */
export function Loop({ loop, request, isSigned }: LoopProps) {
  const activity = request.activities.find(({ status }) => status === 'Pending');
  if (!loop || !activity) return null;
  const { student, decision } = request;
  return (
    <section aria-labelledby="loop-heading" className={`${pageWidthClass} py-12 md:py-24`}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="loop-heading" className={`max-w-[13ch] ${sectionHeadingClass}`}>
          {loop.heading}
        </h2>
        <p className="text-muted">
          {loop.text} {loop.tour}
        </p>
      </div>
      <ol className="mt-8 grid gap-x-4.5 gap-y-7 md:mt-10 lg:grid-cols-3 lg:grid-rows-[auto_1fr]">
        <LoopStep number={1} {...loop.student}>
          <RequestPreview activity={activity} decision={decision} />
        </LoopStep>
        <LoopStep number={2} {...loop.teacher}>
          <DeskPreview reason={decision.reason} />
        </LoopStep>
        <LoopStep number={3} who={loop.employer.who} title={loop.employer.title}>
          <p className="figure text-title">{student.name}</p>
          <p className="text-note text-muted">{student.program}</p>
          <p className="mt-4 border-t border-line pt-4 font-semibold">{activity.name}</p>
          <p className="mb-1.5 text-note text-muted">
            {[activity.category, activity.level, formatDay(activity.dateAdded)]
              .filter(Boolean)
              .join(', ')}
          </p>
          {isSigned && (
            <Badge tone="approved" Icon={ShieldCheckIcon}>
              Checked: signed by {decision.teacher}
            </Badge>
          )}
        </LoopStep>
      </ol>
    </section>
  );
}

interface LoopStepProps {
  number: number;
  who: string;
  title: string;
  /** The picture below. */
  children: ReactNode;
}

function LoopStep({ number, who, title, children }: LoopStepProps) {
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 md:max-lg:grid-cols-2 md:max-lg:gap-8 lg:row-span-2 lg:grid-rows-subgrid">
      <div>
        <p className="flex items-center gap-2.5 text-muted">
          <span
            aria-hidden="true"
            className="flex size-7 items-center justify-center rounded-full bg-brand text-note font-bold text-on-brand forced-colors:border"
          >
            {number}
          </span>
          {who}
        </p>
        <h3 className="mt-1.5 text-title text-balance">{title}</h3>
      </div>
      <div className="flex flex-col justify-center rounded-card border border-line bg-surface p-5">
        <div>{children}</div>
      </div>
    </li>
  );
}
