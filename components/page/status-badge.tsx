import { CheckIcon, ClockIcon, XMarkIcon } from '@heroicons/react/16/solid';
import type { Activity } from '@/lib/activity/activity';

export type Status = Activity['status'];

const styles = {
  Approved: { className: 'bg-approved-fill text-approved', Icon: CheckIcon },
  Pending: { className: 'bg-pending-fill text-pending', Icon: ClockIcon },
  Rejected: { className: 'bg-rejected-fill text-rejected', Icon: XMarkIcon },
} as const;

/** A status as an icon, a word and a colour. */
export function StatusBadge({ status }: { status: Status }) {
  const { className, Icon } = styles[status];
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full forced-colors:border px-2.5 py-0.5 text-small font-semibold ${className}`}
    >
      <Icon className="size-3.5" aria-hidden="true" />
      {status}
    </span>
  );
}
