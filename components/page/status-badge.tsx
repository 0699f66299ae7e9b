import { CheckIcon, ClockIcon, XMarkIcon } from '@heroicons/react/16/solid';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { Activity } from '@/lib/activity/activity';

type Status = Activity['status'];

const tones = {
  approved: 'bg-approved-fill text-approved',
  pending: 'bg-pending-fill text-pending',
  rejected: 'bg-rejected-fill text-rejected',
  brand: 'bg-brand-soft text-brand',
  exam: 'bg-exam-fill text-exam',
} as const;

interface BadgeProps {
  tone: keyof typeof tones;
  Icon: ComponentType<ComponentProps<'svg'>>;
  children: ReactNode;
}

/** A state as an icon, words and a colour. */
export function Badge({ tone, Icon, children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-small font-semibold forced-colors:border ${tones[tone]}`}
    >
      <Icon className="size-3.5 shrink-0" aria-hidden="true" />
      {children}
    </span>
  );
}

const styles = {
  Approved: { tone: 'approved', Icon: CheckIcon },
  Pending: { tone: 'pending', Icon: ClockIcon },
  Rejected: { tone: 'rejected', Icon: XMarkIcon },
} as const;

interface StatusBadgeProps {
  status: Status;
  /** The age of the state: "26 days". */
  age?: string;
}

/** The status of an activity. */
export function StatusBadge({ status, age = '' }: StatusBadgeProps) {
  return <Badge {...styles[status]}>{age ? `${status} ${age}` : status}</Badge>;
}
