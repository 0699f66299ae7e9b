import { AttendanceBar } from '@/components/attendance/attendance-bar';
import { AttendancePlanLine } from '@/components/attendance/attendance-plan-line';
import { attendanceShare } from '@/components/attendance/model/attendance';
import { Gauge } from '@/components/charts/gauge';
import { averageNames, formatOnScale, type Scale } from '@/components/performance/model/grade-band';
import type { MarketingDemo } from '@/content/schema/marketing/demo';
import { FigureList } from '@/components/marketing/figure-list';

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
