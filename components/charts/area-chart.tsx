'use client';

import { areaData, areaOptions, highlightLine, type ChartSeries } from './area-options';
import { ChartCanvas } from './chart-canvas';
import { steadyTooltip } from './steady-tooltip';

const plugins = [highlightLine, steadyTooltip];

export interface AreaChartProps {
  /** A one-sentence description for screen readers. */
  label: string;
  /** The labels of the horizontal axis. */
  labels: readonly string[];
  series: ChartSeries;
  /** The upper end of the vertical axis. */
  maximum: number;
  /** The unit of the values, such as "points". */
  unit: string;
}

/** A line chart with a filled area; it fills its container. */
export function AreaChart({ label, labels, series, maximum, unit }: AreaChartProps) {
  return (
    <ChartCanvas
      label={label}
      draw={(theme) => ({
        data: areaData(labels, series, theme),
        options: areaOptions(series, { maximum, unit }, theme),
      })}
      plugins={plugins}
    />
  );
}
