import type { ChartData, ChartOptions } from 'chart.js';
import type { ChartTheme } from './chart-theme';
import type { ChartSeries } from './series';

/** The series of an area chart in the format of chart.js. */
export function areaData(
  labels: readonly string[],
  series: ChartSeries,
  { colors }: ChartTheme,
): ChartData<'line'> {
  return {
    labels: [...labels],
    datasets: [
      {
        data: [...series.values],
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
  };
}

/** The axes, margins, tooltip and highlight of an area chart; the vertical axis runs from 0 to `maximum`. */
export function areaOptions(
  { highlight }: ChartSeries,
  { maximum, unit }: { maximum: number; unit: string },
  { colors, duration, fontFamily }: ChartTheme,
): ChartOptions<'line'> {
  const ticks = { color: colors.muted, font: { family: fontFamily, size: 13 } };
  const tooltipFont = { family: fontFamily, size: 13 };
  return {
    locale: 'en-US',
    maintainAspectRatio: false,
    animation: { duration },
    layout: { padding: { top: 20, right: 30, bottom: 20, left: 20 } },
    interaction: { mode: 'index', intersect: false },
    scales: {
      x: {
        grid: { display: false },
        border: { color: colors.line },
        ticks: { ...ticks, maxRotation: 0 },
      },
      y: {
        min: 0,
        max: maximum,
        grid: { color: colors.line },
        border: { display: false },
        ticks: { ...ticks, maxTicksLimit: 6, padding: 6 },
      },
    },
    plugins: {
      highlightLine: {
        index: highlight.index,
        color: colors[highlight.color],
        ring: colors.surface,
      },
      tooltip: {
        displayColors: false,
        padding: 10,
        cornerRadius: 10,
        backgroundColor: colors.text,
        titleColor: colors.surface,
        bodyColor: colors.surface,
        titleFont: tooltipFont,
        bodyFont: tooltipFont,
        callbacks: { label: ({ formattedValue }) => `${formattedValue} ${unit}` },
      },
    },
  };
}
