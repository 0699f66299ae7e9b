import { ArrowRightIcon } from '@heroicons/react/16/solid';
import { formatPoints } from '@/components/activity/model/point-text';
import { pointsOf } from '@/components/activity/model/points';
import { StatusBadge } from '@/components/page/status-badge';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { MarketingDemo } from '@/content/schema/marketing/demo';
import { formatDay } from '@/lib/time/date';

interface ApprovalPreviewProps extends Pick<MarketingDemo, 'activities' | 'student'> {
  rules: ActivityRules;
}

/** The first pending submission changing to approved, and what it then counts for; without one, nothing is drawn. */
export function ApprovalPreview({ activities, student, rules }: ApprovalPreviewProps) {
  const activity = activities.find(({ status }) => status === 'Pending');
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
      <Worth activity={activity} rules={rules} />
    </div>
  );
}

interface WorthProps {
  activity: MarketingDemo['activities'][number];
  rules: ActivityRules;
}

/** The points that an activity has once it is approved, and its proof. */
function Worth({ activity, rules }: WorthProps) {
  const [counted] = pointsOf([{ ...activity, status: 'Approved' as const }], rules).activities;
  const head = rules.heads.find(({ id }) => id === counted?.category?.head);
  if (!counted || !head) return null;
  const { claimed, lacksProof } = counted;
  return (
    <p className="mt-3 text-small text-muted">
      {formatPoints(claimed)} {claimed === 1 ? 'point' : 'points'} for <bdi>{head.name}</bdi>.{' '}
      {lacksProof ? 'No accepted proof.' : activity.proof && `Proof: ${activity.proof}.`}
    </p>
  );
}
