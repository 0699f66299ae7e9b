import type { ChartType, Plugin } from 'chart.js';

/** Which point of the first row is marked, and how. */
export interface HighlightLineOptions {
  index: number;
  color: string;
  /** The colour around the dot, the surface below the chart. */
  ring: string;
}

declare module 'chart.js' {
  // Merging into the library's interface needs its type parameter, used or not.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface PluginOptionsByType<TType extends ChartType> {
    highlightLine?: HighlightLineOptions;
  }
}

/** Draws a dashed vertical line and a dot at one point of the first row. */
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
