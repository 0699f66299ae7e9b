import { ArrowRightIcon } from '@heroicons/react/16/solid';
import { formatPoints, ringShare } from '@/components/activity/model/point-text';
import { pointsOf, type HeadPoints } from '@/components/activity/model/points';
import { PointsRing } from '@/components/activity/points/points-ring';
import { AttendanceBar, AttendancePlanLine } from '@/components/attendance/attendance-bar';
import { attendanceShare } from '@/components/attendance/model/attendance';
import { Gauge } from '@/components/charts/gauge';
import { FigureList } from '@/components/marketing/figure-list';
import { StatusBadge } from '@/components/page/status-badge';
import { averageNames, formatOnScale, type Scale } from '@/components/performance/model/grade-band';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { MarketingDemo } from '@/content/schema/marketing/demo';
import { formatDay } from '@/lib/time/date';

interface DashboardPreviewProps {
  demo: Pick<MarketingDemo, 'student' | 'attendance' | 'classes' | 'pending' | 'credits'>;
  /** The college's minimum attendance, in percent; null if there is none. */
  threshold: number | null;
  /** The scale of the CGPA. */
  scale: Scale;
}

/** The figures a student looks for first, the credits gauge, and the classes that can still be missed. */
export function DashboardPreview({ demo, threshold, scale }: DashboardPreviewProps) {
  const { student, attendance, classes, pending, credits } = demo;
  const cgpa = scale.unit === 'percent' ? formatOnScale(student.cgpa, scale) : `${student.cgpa}`;
  const figures = [
    { value: `${attendance}%`, label: 'attendance' },
    { value: cgpa, label: averageNames(scale).all },
    { value: String(pending), label: 'due' },
  ];
  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <FigureList
          figures={figures}
          className="flex flex-wrap gap-x-7 gap-y-4 text-muted sm:gap-x-10 [&_dd]:text-text"
        />
        <figure className="w-44 text-center max-sm:mx-auto print:w-auto">
          <div className="print:hidden">
            <Gauge share={credits.grade / credits.maximum} maximum={credits.maximum} />
          </div>
          <figcaption className="-mt-1 text-small text-muted">
            <span className="font-semibold text-text">{credits.grade}</span> out of{' '}
            {credits.maximum}
          </figcaption>
        </figure>
      </div>
      {classes && <Classes classes={classes} threshold={threshold} />}
    </div>
  );
}

interface ClassesProps extends Pick<DashboardPreviewProps, 'threshold'> {
  classes: NonNullable<MarketingDemo['classes']>;
}

/** The classes of a month as on the dashboard, and how many more can be missed. */
function Classes({ classes: { present, total }, threshold }: ClassesProps) {
  const counts = { present, absent: total - present, total };
  return (
    <div className="mt-6 border-t border-line pt-4">
      <p className="mb-2.5 text-note text-muted">
        {present} of {total} classes attended
      </p>
      <AttendanceBar share={attendanceShare(counts)} />
      {threshold !== null && <AttendancePlanLine counts={counts} threshold={threshold} />}
    </div>
  );
}

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

interface TrackerPreviewProps extends Pick<MarketingDemo, 'activities'> {
  rules: ActivityRules;
}

/** The three newest activities, and the points of all under each head; renders nothing when there are none. */
export function TrackerPreview({ activities, rules }: TrackerPreviewProps) {
  if (activities.length === 0) return null;
  return (
    <div>
      <ul className="divide-y divide-line border-t border-line">
        {activities.slice(0, 3).map(({ id, name, category, level, status }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2.5 print:py-1"
          >
            <span className="min-w-0 flex-1 basis-40">
              <span className="block font-semibold">{name}</span>
              <span className="block text-small text-muted">
                {[category, level].filter(Boolean).join(', ')}
              </span>
            </span>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
      <HeadRings heads={pointsOf(activities, rules).heads} />
    </div>
  );
}

/** The most heads that the front page has room for. */
const maxHeads = 4;

/** The points under each head as rings; renders nothing for rules without points. */
function HeadRings({ heads }: { heads: readonly HeadPoints[] }) {
  if (heads.length === 0) return null;
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))] gap-x-4 gap-y-3 border-t border-line pt-4 print:block print:pt-2">
      {heads.slice(0, maxHeads).map((one) => (
        <li key={one.head.id} className="text-small">
          <span className="mb-1.5 block print:hidden">
            <PointsRing share={ringShare(one)} value={formatPoints(one.points)} />
          </span>
          <span dir="auto" className="block font-semibold print:inline wrap-anywhere">
            {one.head.name}
          </span>
          <span className="block text-muted print:inline"> {pointsText(one)}</span>
        </li>
      ))}
    </ul>
  );
}

function pointsText({ points, required }: HeadPoints): string {
  return required === null
    ? `${formatPoints(points)} points`
    : `${formatPoints(points)} of ${formatPoints(required)} points`;
}
