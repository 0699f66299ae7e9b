import type { ReactNode } from 'react';
import type { AreaChartProps, ChartSeries } from './area-chart';
import { FigureTable } from './figure-table';
import { LazyChart } from './lazy-chart';

interface ChartFigureProps extends Pick<AreaChartProps, 'label' | 'labels' | 'unit'> {
  /** The heading of the labels, for example "Month". */
  heading: string;
  /** All series; each is a column. */
  series: readonly ChartSeries[];
  /** The series that is drawn. */
  shown: ChartSeries;
  caption: ReactNode;
}

// Without script the chart is not drawn, and the table is open instead. The same applies in print: a canvas is not
// redrawn in the colours and width of the paper.
const openWithoutChart =
  'no-js:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]';
const noSummaryWithoutChart = 'supports-[selector(::details-content)]:no-js:hidden print:hidden';

interface TableAlternativeProps {
  /** The table. */
  children: ReactNode;
  className?: string;
}

/** The figures of a chart as a table, behind a summary while the chart is shown. */
export function TableAlternative({ children, className = '' }: TableAlternativeProps) {
  return (
    <details className={`mt-2 ${openWithoutChart} ${className}`}>
      <summary className={`w-fit py-1 text-note text-muted ${noSummaryWithoutChart}`}>
        Show as a table
      </summary>
      <div
        role="group"
        aria-label="The figures as a table"
        tabIndex={0}
        className="mt-2 overflow-x-auto rounded-control"
      >
        {children}
      </div>
    </details>
  );
}

const load = async () => (await import('./area-chart')).AreaChart;

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
  const weighed = ({ name }: ChartSeries, value: ReactNode) => (
    <span className={name === shown.name ? 'font-semibold' : 'font-normal text-muted'}>
      {value}
    </span>
  );
  return (
    // A figcaption must be the first or the last child; CSS shows it below the chart.
    <figure className="flex flex-col">
      <figcaption className="order-1 font-medium">{caption}</figcaption>
      <LazyChart
        load={load}
        props={{ label, labels, series: shown, maximum: axisMaximum(shown.values), unit }}
      />
      <TableAlternative className="order-2">
        <FigureTable
          caption={`${unit}, by ${heading.toLowerCase()}`}
          head={[heading, ...series.map(({ name }) => name)]}
          rows={labels.map((name, index) => ({
            key: name,
            cells: [name, ...series.map((one) => weighed(one, one.values[index]))],
          }))}
          foot={['Highlighted', ...series.map((one) => weighed(one, labels[one.highlight.index]))]}
        />
      </TableAlternative>
    </figure>
  );
}

const step = 100;

/** The top of a chart's vertical axis: the highest value rounded up to the next multiple of 100, at least 100. */
export function axisMaximum(values: readonly number[]): number {
  return Math.max(step, Math.ceil(Math.max(0, ...values) / step) * step);
}
