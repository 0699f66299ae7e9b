import { ChartLegend } from '@/components/charts/chart-legend';
import { lineChartInset } from '@/components/charts/line-chart-inset';
import type { ClassMark, SeriesStep } from '@/components/progress/model/series';

const marks: Record<ClassMark, { className: string; name: string }> = {
  present: { className: 'bg-brand border-brand', name: 'present' },
  late: { className: 'bg-accent border-accent', name: 'late' },
  absent: { className: 'border-rejected', name: 'absent' },
  duty: { className: 'border-purple', name: 'on duty' },
  excused: { className: 'border-purple', name: 'excused, not counted' },
};

const squareClass = 'block aspect-square w-full max-w-3 rounded-[3px] border-2';

/** A square for each class below the week of the chart above, and what the squares mean. The table has the same in words. */
export function ClassSquares({ steps }: { steps: readonly SeriesStep[] }) {
  const shown = new Set(steps.flatMap(({ marks: own }) => own));
  if (shown.size === 0) return null;
  return (
    <div className="print:hidden">
      <div
        aria-hidden="true"
        dir="ltr"
        className="grid auto-cols-fr grid-flow-col items-end gap-px forced-color-adjust-none no-js:hidden"
        style={{ paddingLeft: lineChartInset.start, paddingRight: lineChartInset.end }}
      >
        {steps.map((step, week) => (
          <span key={week} className="grid justify-items-center gap-1">
            {step.marks.toReversed().map((mark, index) => (
              <span key={index} className={`${squareClass} ${marks[mark].className}`} />
            ))}
          </span>
        ))}
      </div>
      <ChartLegend
        items={(Object.keys(marks) as ClassMark[])
          .filter((mark) => shown.has(mark))
          .map((mark) => ({
            text: marks[mark].name,
            mark: `${squareClass} size-3 forced-color-adjust-none ${marks[mark].className}`,
          }))}
      />
    </div>
  );
}
