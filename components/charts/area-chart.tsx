'use client';

import { ChartCanvas, type ChartDrawing } from './chart-canvas';
import { baseOptions, tooltipOf, type ChartTheme } from './chart-theme';
import { highlightLine } from './plugins';
import { steadyTooltip } from './steady-tooltip';

const plugins = [highlightLine, steadyTooltip];

/** The colours of a highlight, by token. */
type HighlightColor = 'orange' | 'red' | 'purple';

/** A series of values, one for each label of the chart, with one of them highlighted. */
export interface ChartSeries {
  /** Unique in the chart. */
  name: string;
  values: readonly number[];
  highlight: { index: number; color: HighlightColor };
}

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
export function AreaChart(props: AreaChartProps) {
  return (
    <ChartCanvas label={props.label} draw={(theme) => drawingOf(props, theme)} plugins={plugins} />
  );
}

function drawingOf(
  { labels, series, maximum, unit }: AreaChartProps,
  theme: ChartTheme,
): ChartDrawing {
  const { colors } = theme;
  const { values, highlight } = series;
  const { scales, ...base } = baseOptions(theme, { min: 0, max: maximum });
  const { y } = scales;
  return {
    data: {
      labels: [...labels],
      datasets: [
        {
          data: [...values],
          borderColor: colors.brand,
          borderWidth: 2.5,
          backgroundColor: colors.area,
          fill: true,
          cubicInterpolationMode: 'monotone',
          pointRadius: 0,
          pointHitRadius: 16,
          pointHoverRadius: 5,
          pointHoverBackgroundColor: colors.brand,
          pointHoverBorderColor: colors.surface,
          pointHoverBorderWidth: 2,
        },
      ],
    },
    options: {
      ...base,
      layout: { padding: { top: 20, right: 30, bottom: 20, left: 20 } },
      interaction: { mode: 'index', intersect: false },
      scales: { ...scales, y: { ...y, ticks: { ...y.ticks, padding: 6 } } },
      plugins: {
        highlightLine: {
          index: highlight.index,
          color: colors[highlight.color],
          ring: colors.surface,
        },
        tooltip: {
          ...tooltipOf(theme),
          callbacks: { label: ({ formattedValue }) => `${formattedValue} ${unit}` },
        },
      },
    },
  };
}
