import { CheckIcon } from '@heroicons/react/16/solid';
import { StatusBadge } from '@/components/page/status-badge';
import type { MarketingDemo } from '@/content/schema/marketing/demo';

const stages = ['Saved', 'Sent', 'With teacher', 'Decided'] as const;
const current = stages.indexOf('With teacher');

interface RequestPreviewProps extends Pick<MarketingDemo, 'decision'> {
  activity: MarketingDemo['activities'][number];
}

/** A request in the student's list, and how far it is. */
export function RequestPreview({ activity, decision: { teacher, days } }: RequestPreviewProps) {
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
export function DeskPreview({ reason }: { reason: string }) {
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
