import { ArrowRightIcon } from '@heroicons/react/16/solid';
import { formatPoints } from '@/components/activity/model/point-text';
import { pointsOf } from '@/components/activity/model/points';
import { StatusBadge } from '@/components/page/status-badge';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { MarketingDemo } from '@/content/schema/marketing/demo';
import { formatDay } from '@/lib/time/date';

type Activity = MarketingDemo['activities'][number];

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
      <Worth activities={activities} approved={activity} rules={rules} />
    </div>
  );
}

interface WorthProps extends Pick<ApprovalPreviewProps, 'activities' | 'rules'> {
  approved: Activity;
}

/** The points that an activity has once it is approved, its proof, and what the student then still lacks. */
function Worth({ activities, approved, rules }: WorthProps) {
  const all = activities.map((one) =>
    one === approved ? { ...one, status: 'Approved' as const } : one,
  );
  const points = pointsOf(all, rules);
  const counted = points.activities[activities.indexOf(approved)];
  const head = rules.heads.find(({ id }) => id === counted?.category?.head);
  if (!counted || !head) return null;
  const missing = points.heads.filter((one) => one.missing > 0);
  return (
    <>
      <p className="mt-3 text-small text-muted">
        {countText(counted.points)} for <bdi>{head.name}</bdi>.{' '}
        {counted.lacksProof ? 'No accepted proof.' : approved.proof && `Proof: ${approved.proof}.`}
      </p>
      {missing.length > 0 && (
        <>
          <p className="mt-3 border-t border-line pt-3 text-small font-semibold">Still missing</p>
          <ul className="text-small text-muted">
            {missing.map((one) => (
              <li key={one.head.id}>
                <bdi>{one.head.name}</bdi>: {countText(one.missing)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function countText(points: number): string {
  return `${formatPoints(points)} ${points === 1 ? 'point' : 'points'}`;
}
