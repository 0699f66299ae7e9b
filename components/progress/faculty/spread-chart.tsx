import type { ComponentProps, ReactNode } from 'react';
import { formatShare } from '@/components/attendance/model/share';
import { TableAlternative } from '@/components/charts/chart-figure';
import { ChartLegend } from '@/components/charts/chart-legend';
import { FigureTable } from '@/components/charts/figure-table';
import type { Spread } from '@/components/progress/model/section-spread';
import { Card } from '@/components/ui/card';

/** The fewest marks of which the middle half is shown. */
export const smallest = 10;

export const percent = (value: number) => formatShare({ part: value, whole: 100 });

interface ChartCardProps {
  title: string;
  note: string;
  legend: ComponentProps<typeof ChartLegend>['items'];
  children: ReactNode;
}

/** A chart with its legend, and its figures as a table. */
export function ChartCard({ title, note, legend, children }: ChartCardProps) {
  return (
    <Card title={title} action={<p className="text-note text-muted">{note}</p>}>
      <figure className="flex flex-col">
        <figcaption className="order-1">
          <ChartLegend items={legend} />
        </figcaption>
        {children}
      </figure>
    </Card>
  );
}

interface SpreadTableProps {
  caption: string;
  heading: string;
  rows: readonly { name: string; spread: Spread; more: number }[];
  /** The heading of the last column; null for none. */
  more: string | null;
}

/** The figures of a chart as a table. */
export function SpreadTable({ caption, heading, rows, more }: SpreadTableProps) {
  const last = more === null ? [] : [more];
  return (
    <TableAlternative className="order-2">
      <FigureTable
        caption={caption}
        head={[heading, 'Lower quarter', 'Median', 'Upper quarter', ...last]}
        rows={rows.map(({ name, spread, more: count }) => {
          const quarter = (value: number) => (spread.count >= smallest ? percent(value) : '–');
          const { low, middle, high } = spread;
          const cells = [name, quarter(low), percent(middle), quarter(high)];
          return { key: name, cells: [...cells, ...last.map(() => count)] };
        })}
      />
    </TableAlternative>
  );
}
