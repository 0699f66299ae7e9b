import { ArrowRightIcon } from '@heroicons/react/16/solid';
import { formatPoints, ringShare } from '@/components/activity/model/point-figure';
import { pointsOf } from '@/components/activity/model/points';
import { FigureList } from '@/components/marketing/figure-list';
import { StatusBadge } from '@/components/page/status-badge';
import { averageNames, formatOnScale, type Scale } from '@/components/performance/model/grade-band';
import { Bar } from '@/components/ui/bar';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { MarketingDemo } from '@/content/schema/marketing/demo';

/** A ring that is filled by a share from 0 to 1; the text next to it gives the same value. */
function PointsRing({ share, value }: { share: number; value: string }) {
  return (
    <svg viewBox="0 0 64 64" className="size-16 shrink-0" aria-hidden="true">
      <g fill="none" strokeWidth="7" transform="rotate(-90 32 32)">
        <circle cx="32" cy="32" r="27" className="stroke-line" />
        {share > 0 && (
          <circle
            cx="32"
            cy="32"
            r="27"
            pathLength="100"
            strokeDasharray={`${share * 100} 100`}
            className={share === 1 ? 'stroke-approved' : 'stroke-brand'}
          />
        )}
      </g>
      <text x="32" y="37" textAnchor="middle" className="fill-text text-note font-semibold">
        {value}
      </text>
    </svg>
  );
}

interface DashboardPreviewProps {
  demo: Pick<MarketingDemo, 'student' | 'attendance' | 'pending'>;
  /** The college's minimum attendance, in percent; null if there is none. */
  threshold: number | null;
  /** The scale of the CGPA. */
  scale: Scale;
}

/** The figures that a student looks for first, and the attendance as a bar. */
export function DashboardPreview({ demo, threshold, scale }: DashboardPreviewProps) {
  const { student, attendance, pending } = demo;
  const cgpa = scale.unit === 'percent' ? formatOnScale(student.cgpa, scale) : `${student.cgpa}`;
  return (
    <>
      <FigureList
        figures={[
          { value: `${attendance}%`, label: 'attendance' },
          { value: cgpa, label: averageNames(scale).all },
          { value: String(pending), label: 'due' },
        ]}
        className="mb-4 flex flex-wrap gap-x-7 gap-y-2"
        figureClass="text-heading leading-none"
        labelClass="text-small text-muted"
      />
      <Bar percent={attendance} limit={threshold} />
    </>
  );
}

interface ActivitiesProps extends Pick<MarketingDemo, 'activities'> {
  rules: ActivityRules;
}

/** The first pending submission changing to approved, its points, and what is then missing; without one, nothing is drawn. */
export function ApprovalPreview({ activities, rules }: ActivitiesProps) {
  const activity = activities.find(({ status }) => status === 'Pending');
  if (!activity) return null;
  const approved = { ...activity, status: 'Approved' as const };
  const points = pointsOf(
    activities.map((one) => (one === activity ? approved : one)),
    rules,
  );
  const counted = points.activities.find((one) => one.activity === approved);
  const missing = points.heads.filter((one) => one.missing > 0);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-note text-muted">
        <StatusBadge status="Pending" />
        <ArrowRightIcon className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        <span className="sr-only"> becomes </span>
        <StatusBadge status="Approved" />
        {counted?.category?.head && countText(counted.points)}
      </p>
      {missing.length > 0 && (
        <p className="mt-3 border-t border-line pt-3 text-note">
          Still missing:{' '}
          {missing.map(({ head, missing: lacking }, index) => (
            <span key={head.id}>
              {index > 0 && '; '}
              <bdi className="font-semibold">
                {head.name}, {countText(lacking)}
              </bdi>
            </span>
          ))}
        </p>
      )}
    </>
  );
}

function countText(points: number): string {
  return `${formatPoints(points)}\u00a0${points === 1 ? 'point' : 'points'}`;
}

/** The most heads that a card has room for. */
const maxHeads = 4;

/** The points under each head as rings; renders nothing without activities or for rules without points. */
export function TrackerPreview({ activities, rules }: ActivitiesProps) {
  const { heads } = pointsOf(activities, rules);
  if (activities.length === 0 || heads.length === 0) return null;
  return (
    <ul className="flex justify-between gap-1 text-center text-small text-muted">
      {heads.slice(0, maxHeads).map((one) => (
        <li key={one.head.id} className="flex min-w-0 flex-col items-center gap-1">
          <span className="print:hidden [&_svg]:size-14">
            <PointsRing share={ringShare(one)} value={formatPoints(one.points)} />
          </span>
          <span dir="auto" className="max-w-full wrap-break-word">
            {one.head.name}
          </span>
        </li>
      ))}
    </ul>
  );
}
