import { formatCount } from '@/lib/text/count';

/** The tokens used in charts; a canvas cannot read CSS variables. */
const tokens = {
  text: 'var(--color-text)',
  muted: 'var(--color-muted)',
  line: 'var(--color-line)',
  surface: 'var(--color-surface)',
  brand: 'var(--color-brand)',
  area: 'var(--color-brand-soft)',
  control: 'var(--color-control)',
  accent: 'var(--color-accent)',
  rejected: 'var(--color-rejected)',
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

/** The font of texts in a chart. */
const fontOf = ({ fontFamily }: ChartTheme) => ({ family: fontFamily, size: 13 });

/** What all charts have: their motion, and the look of their axes and of the vertical range. */
export function baseOptions(theme: ChartTheme, range: { min: number; max: number }, unit = '') {
  const { colors, duration } = theme;
  const ticks = { color: colors.muted, font: fontOf(theme) };
  const callback = (value: number | string) => `${formatCount(Number(value))}${unit}`;
  return {
    locale: 'en-US',
    maintainAspectRatio: false,
    animation: { duration },
    scales: {
      x: {
        grid: { display: false },
        border: { color: colors.line },
        ticks: { ...ticks, maxRotation: 0 },
      },
      y: {
        ...range,
        grid: { color: colors.line },
        border: { display: false },
        ticks: { ...ticks, maxTicksLimit: 6, callback },
      },
    },
  };
}

/** The box with the figures at the pointer. */
export function tooltipOf(theme: ChartTheme) {
  const { colors } = theme;
  const font = fontOf(theme);
  return {
    ...{ displayColors: false, padding: 10, cornerRadius: 10, titleFont: font, bodyFont: font },
    ...{ backgroundColor: colors.text, titleColor: colors.surface, bodyColor: colors.surface },
  };
}
