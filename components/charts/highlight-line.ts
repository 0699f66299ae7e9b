import type { ChartType, Plugin } from 'chart.js';

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
