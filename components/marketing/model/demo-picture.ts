import type { Theme } from '@/lib/browser/theme';

/** A theme that has screenshots. */
export type DemoTheme = Exclude<Theme, 'system'>;

/** Each theme has its own screenshots. */
export const demoThemes = ['light', 'dark'] as const satisfies DemoTheme[];

/** The settings for taking, building and showing one screenshot; lengths without a unit are pixels. */
interface DemoShot {
  /** The browser window of the screenshot, which sets the picture's proportions. */
  window: { width: number; height: number };
  /** Screenshot pixels per pixel of the window. */
  scale: number;
  /** The widths that are built, narrowest first. Each has a whole height, so that nothing moves when a file has loaded. */
  widths: readonly number[];
  /** The width of the file for browsers that support neither AVIF nor WebP. */
  fallback: number;
  /** The width of the picture on the landing page, as the attribute `sizes`. */
  sizes: string;
}

/** The screenshots of the demo: `phone` stands over the right edge of `desktop`; each is alone where there is no room for both. */
export const demoShots = {
  phone: {
    window: { width: 375, height: 780 },
    scale: 3,
    // The screen of the drawn phone is 284 pixels wide.
    widths: [300, 600, 875],
    fallback: 600,
    sizes: '284px',
  },
  desktop: {
    window: { width: 1440, height: 740 },
    scale: 2,
    // The picture is at most 974 pixels wide.
    widths: [648, 1008, 1512, 2016],
    fallback: 1008,
    sizes:
      '(min-width: 77.5rem) 61rem, (min-width: 64rem) calc(83vw - 3.32rem), calc(100vw - 3rem)',
  },
} as const satisfies Record<string, DemoShot>;

export type DemoShotName = keyof typeof demoShots;

/** Below the breakpoint `sm` of Tailwind. */
export const phoneMedia = '(max-width: 39.99rem)';

/** The media query of the dark pictures, unless the viewer has chosen a theme. */
export const darkMedia = '(prefers-color-scheme: dark)';

/**
 * Inline script between the sources of a picture and its img: a theme that the viewer has chosen overrides the system's. After
 * the img it may come too late, because the browser may draw the page, and request a file, before it reads on.
 */
export const demoThemeScript =
  '{let t=document.documentElement.dataset.theme;' +
  "if(t)for(let s of document.currentScript.parentNode.querySelectorAll('source'))" +
  `s.media=s.media.replace('${darkMedia}',t=='dark'?'(min-width: 0)':'(max-width: 0)')}`;

/** The formats in the order browsers try them; the last one is the fallback. */
export const demoFormats = ['avif', 'webp', 'png'] as const;

/** A format, which is also the file extension. */
export type DemoFormat = (typeof demoFormats)[number];

/** The widths in pixels that a format is built in. */
export function demoWidths(shot: DemoShotName, format: DemoFormat): readonly number[] {
  const { widths, fallback } = demoShots[shot];
  return format === 'png' ? [fallback] : widths;
}

/** The height of a picture that is `width` pixels wide. */
export function demoHeight(shot: DemoShotName, width: number): number {
  const { window } = demoShots[shot];
  return Math.round((width * window.height) / window.width);
}

/** The path of a file from the root of the site. */
export function demoFile(
  shot: DemoShotName,
  theme: DemoTheme,
  width: number,
  format: DemoFormat,
): `/${string}` {
  return `/images/demo/${shot}-${theme}-${width}.${format}`;
}
