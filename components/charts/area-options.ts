import { type ChartData, type ChartOptions, type ChartType, type Plugin } from 'chart.js';
import type { ChartTheme } from './chart-theme';

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
  theme: ChartTheme,
): ChartOptions<'line'> {
  const { colors, duration } = theme;
  const ticks = ticksOf(theme);
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
        ...tooltipOf(theme),
        callbacks: { label: ({ formattedValue }) => `${formattedValue} ${unit}` },
      },
    },
  };
}

/** The numbers and names along an axis. */
export function ticksOf({ colors, fontFamily }: ChartTheme) {
  return { color: colors.muted, font: { family: fontFamily, size: 13 } };
}

/** The box with the figures at the pointer. */
export function tooltipOf({ colors, fontFamily }: ChartTheme) {
  const font = { family: fontFamily, size: 13 };
  return {
    displayColors: false,
    padding: 10,
    cornerRadius: 10,
    backgroundColor: colors.text,
    titleColor: colors.surface,
    bodyColor: colors.surface,
    titleFont: font,
    bodyFont: font,
  };
}

/** The highlighted point of the first series. */
interface HighlightLineOptions {
  index: number;
  color: string;
  /** The colour around the dot: the surface behind the chart. */
  ring: string;
}

declare module 'chart.js' {
  // Merging into the library's interface requires its type parameter.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface PluginOptionsByType<TType extends ChartType> {
    highlightLine?: HighlightLineOptions;
  }
}

/** Draws a dashed vertical line and a dot at one point of the first series. */
export const highlightLine: Plugin<'line', HighlightLineOptions> = {
  id: 'highlightLine',
  afterDatasetsDraw(chart, _, { index, color, ring }) {
    const point = chart.getDatasetMeta(0).data[index];
    if (!point) return;
    const { ctx, chartArea } = chart;
    ctx.save();
    ctx.lineWidth = 2;
    ctx.strokeStyle = color;
    ctx.setLineDash([5, 5]);
    ctx.beginPath();
    ctx.moveTo(point.x, chartArea.top);
    ctx.lineTo(point.x, chartArea.bottom);
    ctx.stroke();
    ctx.setLineDash([]);
    ctx.fillStyle = color;
    ctx.strokeStyle = ring;
    ctx.beginPath();
    ctx.arc(point.x, point.y, 6, 0, 2 * Math.PI);
    ctx.fill();
    ctx.stroke();
    ctx.restore();
  },
};

/** The colours of a highlight, by token. */
type HighlightColor = 'orange' | 'red' | 'purple';

/** A series of values, one for each label of the chart, with one of them highlighted. */
export interface ChartSeries {
  /** Unique in the chart. */
  name: string;
  values: readonly number[];
  highlight: { index: number; color: HighlightColor };
}
