import type { ReactNode } from 'react';
import type { AreaChartProps } from './area-chart';
import { axisMaximum } from './chart-scale';
import { ChartTable, type ChartTableProps } from './chart-table';
import { LazyAreaChart } from './lazy-area-chart';
import type { ChartSeries } from './series';

interface ChartFigureProps
  extends
    Pick<AreaChartProps, 'label' | 'labels' | 'unit'>,
    Pick<ChartTableProps, 'heading' | 'series'> {
  /** The series that is drawn. */
  shown: ChartSeries;
  caption: ReactNode;
}

// Without script the chart is not drawn, and the table is open instead. The same applies in print: a canvas is not
// redrawn in the colours and width of the paper.
const openWithoutChart =
  'no-js:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]';
const noSummaryWithoutChart = 'supports-[selector(::details-content)]:no-js:hidden print:hidden';

/** A chart with its caption and a table of its figures. */
export function ChartFigure({
  label,
  heading,
  labels,
  series,
  shown,
  unit,
  caption,
}: ChartFigureProps) {
  return (
    // A figcaption must be the first or the last child; CSS shows it below the chart.
    <figure className="flex flex-col">
      <figcaption className="order-1 font-medium">{caption}</figcaption>
      <LazyAreaChart
        label={label}
        labels={labels}
        series={shown}
        maximum={axisMaximum(shown.values)}
        unit={unit}
      />
      <details className={`order-2 mt-2 ${openWithoutChart}`}>
        <summary className={`w-fit py-1 text-note text-muted ${noSummaryWithoutChart}`}>
          Show the figures as a table
        </summary>
        <div className="mt-2 overflow-x-auto">
          <ChartTable
            caption={`${unit}, by ${heading.toLowerCase()}`}
            heading={heading}
            labels={labels}
            series={series}
            shown={shown.name}
          />
        </div>
      </details>
    </figure>
  );
}
