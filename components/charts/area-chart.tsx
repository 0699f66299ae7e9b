'use client';

import { useCallback, useState } from 'react';
import { Chart } from 'react-chartjs-2';
import { areaData, areaOptions } from './area-options';
import { highlightLine } from './highlight-line';
import { readChartTheme, watchChartTheme, type ChartTheme } from './chart-theme';
import './register';
import type { ChartSeries } from './series';

const plugins = [highlightLine];

/** What an area chart shows. */
export interface AreaChartProps {
  /** What the chart shows, in one sentence, for those who cannot see it. */
  label: string;
  /** The names along the horizontal axis. */
  labels: readonly string[];
  series: ChartSeries;
  /** The top of the vertical axis. */
  maximum: number;
  /** What the values count. */
  unit: string;
}

/** One row of values as an area with a line on its edge; it fills the place it stands in. */
export function AreaChart({ label, labels, series, maximum, unit }: AreaChartProps) {
  const [theme, setTheme] = useState<ChartTheme>();
  const follow = useCallback((element: HTMLDivElement) => {
    const read = () => setTheme(readChartTheme(element));
    read();
    return watchChartTheme(read);
  }, []);
  return (
    <div ref={follow} className="absolute inset-0 overflow-hidden">
      {theme && (
        <Chart
          type="line"
          aria-label={label}
          data={areaData(labels, series, theme)}
          options={areaOptions(series, { maximum, unit }, theme)}
          plugins={plugins}
        />
      )}
    </div>
  );
}
