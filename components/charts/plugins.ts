import type { Chart, ChartType, Plugin } from 'chart.js';

/** Returns where a value of the vertical axis is, in pixels. */
const yOf = (chart: Chart, value: number) => chart.scales['y']!.getPixelForValue(value);

/** Returns where a place of the horizontal axis is, in pixels. */
const xOf = (chart: Chart, at: number) => chart.scales['x']!.getPixelForValue(at);

interface TextStyle {
  color: string;
  /** As a canvas reads it: "600 13px Figtree". */
  font: string;
}

interface LimitOptions extends TextStyle {
  /** Null draws nothing. */
  value: number | null;
  text: string;
}

/** A range of values at a place, with a value in it. */
export interface ChartBox {
  at: number;
  low: number;
  middle: number;
  high: number;
}

interface BoxOptions {
  items: readonly ChartBox[];
  fill: string;
  edge: string;
  bar: string;
  /** The widest that a box is, in pixels. */
  widest: number;
}

interface EndLabelOptions extends TextStyle {
  mainColor: string;
  mainFont: string;
}

/** A text at a place: beside its value, or at the foot of the chart without one. */
export interface ChartText {
  at: number;
  value: number | null;
  text: string;
}

/** A name above some neighbouring places. */
export interface ChartGroup {
  name: string;
  from: number;
  to: number;
}

interface TextOptions extends TextStyle {
  items: readonly ChartText[];
  footColor: string;
}

interface GroupOptions extends TextStyle {
  items: readonly ChartGroup[];
  line: string;
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
    limitLine?: LimitOptions;
    boxes?: BoxOptions;
    endLabels?: EndLabelOptions;
    texts?: TextOptions;
    groups?: GroupOptions;
  }
}

/** Draws a dashed line at a limit, with its words below. */
export const limitLine: Plugin<'line', LimitOptions> = {
  id: 'limitLine',
  beforeDatasetsDraw(chart, _, { value, text, color, font }) {
    if (value === null) return;
    const { ctx, chartArea } = chart;
    const y = yOf(chart, value);
    ctx.save();
    Object.assign(ctx, { strokeStyle: color, fillStyle: color, font, lineWidth: 1.5 });
    ctx.setLineDash([5, 4]);
    ctx.beginPath();
    ctx.moveTo(chartArea.left, y);
    ctx.lineTo(chartArea.right, y);
    ctx.stroke();
    ctx.textBaseline = 'top';
    ctx.fillText(text, chartArea.left + 4, y + 4);
    ctx.restore();
  },
};

/** Draws the middle half of some marks as a box, with the median as a bar. */
export const boxes: Plugin<'line', BoxOptions> = {
  id: 'boxes',
  beforeDatasetsDraw(chart, _, { items, fill, edge, bar, widest }) {
    const { ctx, chartArea, data } = chart;
    const width = Math.min(widest, (chartArea.width / (data.labels?.length || 1)) * 0.6);
    ctx.save();
    Object.assign(ctx, { fillStyle: fill, strokeStyle: edge, lineWidth: 1 });
    for (const { at, low, high } of items) {
      if (low === high) continue;
      const [x, top, bottom] = [xOf(chart, at), yOf(chart, high), yOf(chart, low)];
      ctx.beginPath();
      ctx.roundRect(x - width / 2, top, width, bottom - top, 3);
      ctx.fill();
      ctx.stroke();
    }
    Object.assign(ctx, { strokeStyle: bar, lineWidth: 2 });
    for (const { at, middle } of items) {
      const [x, y] = [xOf(chart, at), yOf(chart, middle)];
      ctx.beginPath();
      ctx.moveTo(x - width / 2, y);
      ctx.lineTo(x + width / 2, y);
      ctx.stroke();
    }
    ctx.restore();
  },
};

const lineHeight = 15;

/** Writes the name of each line at its end, moved apart where lines end close together. The first line is the main one. */
export const endLabels: Plugin<'line', EndLabelOptions> = {
  id: 'endLabels',
  afterDatasetsDraw(chart, _, { color, font, mainColor, mainFont }) {
    const { ctx, chartArea, data } = chart;
    const ends = data.datasets
      .flatMap(({ label = '' }, index) => {
        const last = chart.getDatasetMeta(index).data.findLast((point) => !Number.isNaN(point.y));
        return last && label ? { label, y: last.y, isMain: index === 0 } : [];
      })
      .sort((one, other) => one.y - other.y);
    ends.forEach((end, index) => {
      const before = ends[index - 1];
      if (before) end.y = Math.max(end.y, before.y + lineHeight);
    });
    const over = Math.max(0, (ends.at(-1)?.y ?? 0) - chartArea.bottom);
    ctx.save();
    ctx.textBaseline = 'middle';
    for (const { label, y, isMain } of ends) {
      Object.assign(
        ctx,
        isMain ? { fillStyle: mainColor, font: mainFont } : { fillStyle: color, font },
      );
      ctx.fillText(label, chartArea.right + 6, y - over);
    }
    ctx.restore();
  },
};

/** Writes a text beside a dot, or at the foot of its place if it has no value. */
export const texts: Plugin<'line', TextOptions> = {
  id: 'texts',
  afterDatasetsDraw(chart, _, { items, color, footColor, font }) {
    const { ctx, chartArea, data } = chart;
    const isWide = chartArea.width / (data.labels?.length || 1) >= 34;
    ctx.save();
    ctx.font = font;
    for (const { at, value, text } of items) {
      const isFoot = value === null;
      ctx.fillStyle = isFoot ? footColor : color;
      ctx.textAlign = isFoot || !isWide ? 'center' : 'left';
      ctx.textBaseline = isFoot ? 'bottom' : 'middle';
      const y = isFoot ? chartArea.bottom - 4 : yOf(chart, value) - (isWide ? 0 : 14);
      ctx.fillText(text, xOf(chart, at) + (isFoot || !isWide ? 0 : 9), y);
    }
    ctx.restore();
  },
};

/** Writes names above groups of places and draws lines between the groups. */
export const groups: Plugin<'line', GroupOptions> = {
  id: 'groups',
  beforeDatasetsDraw(chart, _, { items, color, font, line }) {
    const { ctx, chartArea, data } = chart;
    const half = chartArea.width / (data.labels?.length || 1) / 2;
    ctx.save();
    Object.assign(ctx, { fillStyle: color, strokeStyle: line, font, lineWidth: 1 });
    Object.assign(ctx, { textAlign: 'center', textBaseline: 'bottom' });
    for (const { name, from, to } of items) {
      const [start, end] = [xOf(chart, from) - half, xOf(chart, to) + half];
      if (ctx.measureText(name).width < end - start)
        ctx.fillText(name, (start + end) / 2, chartArea.top - 6);
      if (from === 0) continue;
      ctx.beginPath();
      ctx.moveTo(start, chartArea.top - 20);
      ctx.lineTo(start, chartArea.bottom);
      ctx.stroke();
    }
    ctx.restore();
  },
};

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
