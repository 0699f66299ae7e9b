/** The tokens a chart draws with; a canvas cannot read them itself. */
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

/** How a chart looks and moves for this viewer, now. */
export interface ChartTheme {
  /** Each token as a colour that a canvas understands. */
  colors: Record<keyof typeof tokens, string>;
  fontFamily: string;
  /** The length of an animation in milliseconds; 0 where motion is not wanted. */
  duration: number;
}

/** Reads the look that holds at a place of the page. A token may be light-dark(): a probe's used colour settles it. */
export function readChartTheme(element: HTMLElement): ChartTheme {
  const probe = element.appendChild(document.createElement('span'));
  // A transition, however short, would give back the colour before.
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

/** Calls back when the theme or the wish for motion changes; returns the way to stop. */
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
