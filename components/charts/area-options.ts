import {
  type ChartData,
  type ChartOptions,
  CategoryScale,
  Chart,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type ChartType,
  type Plugin,
  type ChartEvent,
} from 'chart.js';

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

// Only what an area chart needs, to keep the script small.
Chart.register(
  LineController,
  LineElement,
  PointElement,
  LinearScale,
  CategoryScale,
  Filler,
  Tooltip,
);

/** The tokens used in charts; a canvas cannot read CSS variables. */
const tokens = {
  text: 'var(--color-text)',
  muted: 'var(--color-muted)',
  line: 'var(--color-line)',
  surface: 'var(--color-surface)',
  brand: 'var(--color-brand)',
  area: 'var(--color-brand-soft)',
  orange: 'var(--color-orange)',
  red: 'var(--color-red)',
  purple: 'var(--color-purple)',
} as const;

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';
const darkQuery = '(prefers-color-scheme: dark)';

/** The colours, font and motion of a chart for this viewer. */
export interface ChartTheme {
  /** Each token as a colour that a canvas can parse. */
  colors: Record<keyof typeof tokens, string>;
  fontFamily: string;
  /** The length of an animation in milliseconds; 0 if the viewer prefers reduced motion. */
  duration: number;
}

/** Reads the theme at an element of the page. A token may be light-dark(), so a probe element resolves it. */
export function readChartTheme(element: HTMLElement): ChartTheme {
  const probe = element.appendChild(document.createElement('span'));
  // During a transition, even a short one, the computed colour is the previous one.
  probe.style.transition = 'none';
  const style = getComputedStyle(probe);
  const colors = Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => {
      probe.style.color = value;
      return [name, style.color];
    }),
  ) as ChartTheme['colors'];
  const { fontFamily } = style;
  probe.remove();
  return { colors, fontFamily, duration: matchMedia(reducedMotionQuery).matches ? 0 : 800 };
}

/** Calls back when the theme or the motion preference changes; returns a function that stops it. */
export function watchChartTheme(onChange: () => void): () => void {
  const theme = new MutationObserver(onChange);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const queries = [matchMedia(darkQuery), matchMedia(reducedMotionQuery)];
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    theme.disconnect();
    for (const query of queries) query.removeEventListener('change', onChange);
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

/** The charts whose tooltip was dismissed, until the pointer leaves them. */
const dismissed = new WeakSet<Chart>();
const listeners = new WeakMap<Chart, (event: KeyboardEvent) => void>();

function isOnTooltip({ tooltip }: Chart, { x, y }: ChartEvent): boolean {
  if (!tooltip?.opacity || x === null || y === null) return false;
  const { x: left, y: top, width, height } = tooltip;
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

/** Keeps a tooltip while the pointer is on it, and hides it on Escape until the pointer has left the chart. */
export const steadyTooltip: Plugin<'line'> = {
  id: 'steadyTooltip',
  start(chart) {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !chart.tooltip?.opacity) return;
      dismissed.add(chart);
      chart.setActiveElements([]);
      chart.tooltip.setActiveElements([], { x: 0, y: 0 });
      chart.update('none');
    };
    listeners.set(chart, dismiss);
    window.addEventListener('keydown', dismiss);
  },
  stop(chart) {
    const dismiss = listeners.get(chart);
    if (dismiss) window.removeEventListener('keydown', dismiss);
  },
  /** False ignores the event. */
  beforeEvent(chart, { event }) {
    if (event.type !== 'mouseout') return !dismissed.has(chart) && !isOnTooltip(chart, event);
    dismissed.delete(chart);
    return true;
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
