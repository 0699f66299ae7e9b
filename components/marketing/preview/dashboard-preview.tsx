import { AttendancePlanLine } from '@/components/attendance/attendance-plan-line';
import { Gauge } from '@/components/charts/gauge';
import type { MarketingDemo } from '@/content/schema/marketing/demo';
import { FigureList } from '@/components/marketing/figure-list';

interface DashboardPreviewProps {
  demo: Pick<MarketingDemo, 'student' | 'attendance' | 'classes' | 'pending' | 'credits'>;
  /** The college's minimum attendance, in percent; null if there is none. */
  threshold: number | null;
}

/** The figures a student looks for first, the credits gauge, and the classes that can still be missed. */
export function DashboardPreview({ demo, threshold }: DashboardPreviewProps) {
  const { student, attendance, classes, pending, credits } = demo;
  const figures = [
    { value: `${attendance}%`, label: 'attendance' },
    { value: String(student.cgpa), label: 'CGPA' },
    { value: String(pending), label: 'due' },
  ];
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
      <div>
        <FigureList
          figures={figures}
          className="flex flex-wrap gap-x-7 gap-y-4 text-muted sm:gap-x-10 [&_dd]:text-text"
        />
        {classes && threshold !== null && (
          <AttendancePlanLine
            counts={{ ...classes, absent: classes.total - classes.present }}
            threshold={threshold}
          />
        )}
      </div>
      <figure className="w-44 text-center max-sm:mx-auto">
        <Gauge share={credits.grade / credits.maximum} maximum={credits.maximum} />
        <figcaption className="-mt-1 text-small text-muted">
          <span className="font-semibold text-text">{credits.grade}</span> out of {credits.maximum}
        </figcaption>
      </figure>
    </div>
  );
}
