import { ArrowRightIcon } from '@heroicons/react/16/solid';
import { StatusBadge } from '@/components/page/status-badge';
import type { Activity } from '@/content/schema/student/activity';
import { formatDay } from '@/lib/time/date';

interface ApprovalPreviewProps {
  /** A pending activity; without one, nothing is drawn. */
  activity: Pick<Activity, 'name' | 'dateAdded'> | undefined;
  student: { name: string; rollNumber: string };
}

/** One submission changing from pending to approved. */
export function ApprovalPreview({ activity, student }: ApprovalPreviewProps) {
  if (!activity) return null;
  return (
    <div className="rounded-control border border-line bg-canvas p-[min(1rem,4vw)]">
      <p className="font-semibold">{activity.name}</p>
      <p className="mt-0.5 text-small text-muted">
        {student.name}, {student.rollNumber}
      </p>
      <p className="text-small text-muted">Submitted {formatDay(activity.dateAdded)}</p>
      <p className="mt-4 flex flex-wrap items-center gap-2">
        <StatusBadge status="Pending" />
        <ArrowRightIcon className="size-4 text-muted rtl:-scale-x-100" aria-hidden="true" />
        <span className="sr-only"> becomes </span>
        <StatusBadge status="Approved" />
      </p>
    </div>
  );
}
