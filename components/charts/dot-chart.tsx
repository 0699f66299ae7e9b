import { ChartCanvas, type ChartDrawing } from './chart-canvas';
import { baseOptions, type ChartTheme } from './chart-theme';
import { boxes, groups, texts, type ChartBox, type ChartGroup, type ChartText } from './plugins';

const plugins = [groups, boxes, texts];

/** Dots that are joined by a line. */
interface ChartDots {
  dots: readonly { at: number; value: number }[];
  color: 'brand' | 'accent' | 'control';
  isJoined?: boolean;
}

interface DotChartProps {
  /** A one-sentence description for screen readers. */
  label: string;
  /** The labels of the places. */
  labels: readonly string[];
  /** In percent, the front ones first. */
  sets: readonly ChartDots[];
  /** The middle halves behind the dots. */
  boxes: readonly ChartBox[];
  /** The widest that they are, in pixels. */
  widest?: number;
  texts?: readonly ChartText[];
  groups?: readonly ChartGroup[];
  /** The ends of the vertical axis, in percent. */
  minimum: number;
  maximum?: number;
}

/** Dots of percentages over the middle half and the median of a class; it fills its container. */
export function DotChart(props: DotChartProps) {
  return (
    <ChartCanvas label={props.label} draw={(theme) => drawingOf(props, theme)} plugins={plugins} />
  );
}

function drawingOf(
  { labels, sets, minimum, maximum = 100, widest = 22, ...drawn }: DotChartProps,
  theme: ChartTheme,
): ChartDrawing {
  const { colors, fontFamily } = theme;
  const { scales, ...base } = baseOptions(theme, { min: minimum, max: maximum }, '%');
  const { x } = scales;
  return {
    data: {
      labels: [...labels],
      datasets: sets.map(({ dots, color, isJoined = false }) => ({
        data: dots.map(({ at, value }) => ({ x: at, y: value })),
        parsing: false as const,
        showLine: isJoined,
        borderColor: isJoined ? colors[color] : colors.surface,
        borderWidth: 1.5,
        pointRadius: color === 'control' ? 3 : 5.5,
        pointBackgroundColor: colors[color],
        pointBorderColor: colors.surface,
      })),
    },
    options: {
      ...base,
      events: [],
      layout: { padding: { top: drawn.groups ? 26 : 12, right: 8 } },
      scales: {
        ...scales,
        x: { ...x, offset: true, ticks: { ...x.ticks, autoSkip: false } },
      },
      plugins: {
        boxes: {
          ...{ items: drawn.boxes, widest },
          ...{ fill: colors.line, edge: colors.control, bar: colors.text },
        },
        groups: {
          items: drawn.groups ?? [],
          color: colors.muted,
          line: colors.line,
          font: `13px ${fontFamily}`,
        },
        texts: {
          items: drawn.texts ?? [],
          color: colors.text,
          footColor: colors.muted,
          font: `600 13px ${fontFamily}`,
        },
        tooltip: { enabled: false },
      },
    },
  };
}
