'use client';

import { useCallback, useState } from 'react';
import { Chart } from 'react-chartjs-2';
import {
  areaData,
  areaOptions,
  readChartTheme,
  watchChartTheme,
  type ChartTheme,
  highlightLine,
  steadyTooltip,
  type ChartSeries,
} from './area-options';
import './area-options';

const plugins = [highlightLine, steadyTooltip];

export interface AreaChartProps {
  /** A one-sentence description for screen readers. */
  label: string;
  /** The labels of the horizontal axis. */
  labels: readonly string[];
  series: ChartSeries;
  /** The upper end of the vertical axis. */
  maximum: number;
  /** What the values count, such as "points". */
  unit: string;
}

/** A line chart with a filled area; it fills its container. */
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
