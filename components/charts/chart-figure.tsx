import type { ReactNode } from 'react';
import { axisMaximum } from './chart-scale';
import { ChartTable } from './chart-table';
import { LazyAreaChart } from './lazy-area-chart';
import type { ChartSeries } from './series';

interface ChartFigureProps {
  /** What the chart shows, in one sentence, for those who cannot see it. */
  label: string;
  /** What the labels are, for example "Month". */
  heading: string;
  labels: readonly string[];
  /** Every row of values there is; the table lists them all. */
  series: readonly ChartSeries[];
  /** The one of them that is drawn. */
  shown: ChartSeries;
  /** What the values count. */
  unit: string;
  caption: ReactNode;
}

// Without script the chart is not drawn, and the table lies open in its place.
// On paper as well: a canvas is not drawn anew in a paper's colours and width.
const openWithoutChart =
  'no-js:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]';
const noSummaryWithoutChart = 'supports-[selector(::details-content)]:no-js:hidden print:hidden';

/** A chart, its caption, and behind it its figures as a table. */
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
    // The caption comes first, as a figure's caption must or come last; it is seen below the chart.
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
