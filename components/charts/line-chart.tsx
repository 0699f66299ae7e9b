import { ChartCanvas, type ChartDrawing } from './chart-canvas';
import { baseOptions, tooltipOf, type ChartTheme } from './chart-theme';
import { lineChartInset } from './line-chart-inset';
import { endLabels, limitLine } from './plugins';
import { steadyTooltip } from './steady-tooltip';

const plugins = [limitLine, endLabels, steadyTooltip];

/** A line of a chart. */
interface ChartLine {
  /** Written at its end. */
  name: string;
  /** In percent, one for each label; null if it is not known. */
  values: readonly (number | null)[];
}

interface LineChartProps {
  /** A one-sentence description for screen readers. */
  label: string;
  /** The labels of the horizontal axis. */
  labels: readonly string[];
  /** The main line first. */
  lines: readonly ChartLine[];
  /** The range around the main line; without it the area reaches from the line to the limit. */
  band?: { low: readonly number[]; high: readonly number[] } | undefined;
  /** The lower end of the vertical axis, in percent. */
  minimum: number;
  /** Null for none. */
  limit: { value: number; text: string } | null;
}

/** Lines of percentages with the area between the main one and a limit; it fills its container. */
export function LineChart(props: LineChartProps) {
  return (
    <ChartCanvas label={props.label} draw={(theme) => drawingOf(props, theme)} plugins={plugins} />
  );
}

const lineStyle = {
  cubicInterpolationMode: 'monotone' as const,
  spanGaps: true,
  pointRadius: 0,
  pointHitRadius: 12,
};

function drawingOf(
  { labels, lines, band, minimum, limit }: LineChartProps,
  theme: ChartTheme,
): ChartDrawing {
  const { colors, fontFamily } = theme;
  const { scales, ...base } = baseOptions(theme, { min: minimum, max: 100 }, '%');
  const { x, y } = scales;
  return {
    data: {
      labels: [...labels],
      datasets: [
        ...lines.map(({ name, values }, index) => ({
          ...lineStyle,
          label: name,
          data: [...values],
          borderColor: index === 0 ? colors.brand : colors.control,
          borderWidth: index === 0 ? 3 : 1.25,
          backgroundColor: colors.area,
          fill: index === 0 && !band && { value: limit?.value ?? minimum },
        })),
        ...(band ? [band.low, band.high] : []).map((values, index) => ({
          ...lineStyle,
          label: '',
          data: [...values],
          borderWidth: 0,
          backgroundColor: colors.area,
          fill: index === 1 && '-1',
        })),
      ],
    },
    options: {
      ...base,
      // What is drawn below is in the same columns, also while the width settles.
      animation: false,
      layout: { padding: { top: 12, right: lineChartInset.end, bottom: 0, left: 0 } },
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: {
          ...x,
          offset: true,
          border: { display: false },
          ticks: { ...x.ticks, autoSkipPadding: 12 },
        },
        y: {
          ...y,
          afterFit: (scale) => {
            scale.width = lineChartInset.start;
          },
        },
      },
      plugins: {
        limitLine: {
          value: limit?.value ?? null,
          text: limit?.text ?? '',
          color: colors.rejected,
          font: `600 13px ${fontFamily}`,
        },
        endLabels: {
          color: colors.muted,
          font: `13px ${fontFamily}`,
          mainColor: colors.text,
          mainFont: `700 13px ${fontFamily}`,
        },
        tooltip: {
          ...tooltipOf(theme),
          callbacks: {
            label: ({ dataset, formattedValue }) => `${dataset.label} ${formattedValue}%`,
          },
        },
      },
    },
  };
}
