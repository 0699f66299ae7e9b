import { ShieldCheckIcon, CheckIcon } from '@heroicons/react/16/solid';
import type { ReactNode } from 'react';
import { Badge, StatusBadge } from '@/components/page/status-badge';
import type { MarketingDemo } from '@/content/schema/marketing/demo';
import type { Landing } from '@/content/schema/marketing/landing';
import { formatDay } from '@/lib/time/date';
import { pageWidthClass, sectionHeadingClass } from './site-header';

const stages = ['Saved', 'Sent', 'With teacher', 'Decided'] as const;
const current = stages.indexOf('With teacher');

interface RequestPreviewProps extends Pick<MarketingDemo, 'decision'> {
  activity: MarketingDemo['activities'][number];
}

/** A request in the student's list, and how far it is. */
function RequestPreview({ activity, decision: { teacher, days } }: RequestPreviewProps) {
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{activity.name}</span>
        <StatusBadge status={activity.status} />
      </p>
      <p className="mt-1 text-note text-muted">
        With {teacher} since {days} {days === 1 ? 'day' : 'days'}
      </p>
      <ol className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(3.5rem,100%),1fr))] gap-1.5 text-small text-muted">
        {stages.map((stage, index) => (
          <li
            key={stage}
            aria-current={index === current ? 'step' : undefined}
            className="aria-[current]:font-bold aria-[current]:text-text"
          >
            <span
              className={`mb-2 block h-1.5 rounded-full ${index <= current ? 'bg-brand' : 'bg-sunken'}`}
            />
            {stage}
          </li>
        ))}
      </ol>
    </>
  );
}

const choiceClass = 'flex items-center gap-1.5 rounded-control border px-3 py-1.5';

/** A picture of the teacher's desk: the proof, the reason and what can be decided. Its title says the same. */
function DeskPreview({ reason }: { reason: string }) {
  return (
    <div aria-hidden="true" className="text-note">
      <div className="flex flex-wrap gap-3.5">
        <svg viewBox="0 0 60 80" className="h-20 w-15 shrink-0">
          <rect
            x="0.5"
            y="0.5"
            width="59"
            height="79"
            rx="3"
            className="fill-surface stroke-line"
          />
          <path
            d="M9 12h29M9 22h42M9 32h42M9 42h17"
            strokeWidth="4"
            strokeLinecap="round"
            className="stroke-line"
          />
          <circle cx="45" cy="66" r="6" className="fill-accent" />
        </svg>
        <p className="h-fit min-w-0 grow basis-32 rounded-control border border-control px-3 py-1.5">
          {reason}
        </p>
      </div>
      <p className="mt-4 flex flex-wrap gap-2 font-semibold">
        <span className={`${choiceClass} border-brand bg-brand text-on-brand`}>
          <CheckIcon className="size-4" />
          Approve
        </span>
        <span className={`${choiceClass} border-control`}>Ask for a change</span>
        <span className={`${choiceClass} border-rejected text-rejected`}>Reject</span>
      </p>
    </div>
  );
}

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
