import { Gauge } from '@/components/charts/gauge';
import type { Credits } from '@/content/schema/student/credits';
import { FigureList } from '@/components/marketing/figure-list';

interface DashboardPreviewProps {
  /** Current attendance, in percent. */
  attendance: number;
  cgpa: number;
  /** Assignments pending. */
  pending: number;
  credits: Pick<Credits, 'grade' | 'maximum'>;
}

/** The figures a student looks for first, and the credits gauge. */
export function DashboardPreview({ attendance, cgpa, pending, credits }: DashboardPreviewProps) {
  const figures = [
    { value: `${attendance}%`, label: 'attendance' },
    { value: String(cgpa), label: 'CGPA' },
    { value: String(pending), label: 'due' },
  ];
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
      <FigureList
        figures={figures}
        className="flex flex-wrap gap-x-7 gap-y-4 text-muted sm:gap-x-10 [&_dd]:text-text"
      />
      <figure className="w-44 text-center max-sm:mx-auto">
        <Gauge share={credits.grade / credits.maximum} maximum={credits.maximum} />
        <figcaption className="-mt-1 text-small text-muted">
          <span className="font-semibold text-text">{credits.grade}</span> out of {credits.maximum}
        </figcaption>
      </figure>
    </div>
  );
}
