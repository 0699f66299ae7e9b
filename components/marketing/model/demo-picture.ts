import type { Theme } from '@/lib/browser/theme';

/** A look that the demo is photographed in. */
export type DemoTheme = Exclude<Theme, 'system'>;

/** The looks, each with pictures of its own. */
export const demoThemes = ['light', 'dark'] as const satisfies DemoTheme[];

/** How one picture of the demo is taken, built and shown; lengths without a unit are pixels. */
interface DemoShot {
  /** The window that the dashboard is photographed in; its proportions are the picture's. */
  window: { width: number; height: number };
  /** Pixels of the photograph per pixel of the window. */
  scale: number;
  /** The widths the picture is built in, narrowest first. */
  widths: readonly number[];
  /** The width of the file for a browser that reads neither AVIF nor WebP. */
  fallback: number;
  /** The width of its place on the landing page, as the attribute `sizes` says it. */
  sizes: string;
}

/** The pictures of the demo: `phone` stands on pages narrower than `phoneMedia` allows, `desktop` on all others. */
export const demoShots = {
  phone: {
    // The lower edge runs below the three figures of the attendance card, not through them.
    window: { width: 375, height: 645 },
    scale: 3,
    widths: [360, 540, 720, 900, 1125],
    fallback: 720,
    sizes: 'calc(100vw - 2rem)',
  },
  desktop: {
    window: { width: 1440, height: 810 },
    scale: 2,
    // The widest place has 1312 pixels: a file fits it exactly, and one fits it on a display of double density.
    widths: [656, 992, 1312, 1968, 2624],
    fallback: 1312,
    sizes: '(min-width: 86rem) 82rem, (min-width: 64rem) calc(100vw - 4rem), calc(100vw - 3rem)',
  },
} as const satisfies Record<string, DemoShot>;

/** The name of a picture of the demo. */
export type DemoShotName = keyof typeof demoShots;

/** Where the phone's picture is shown: below the breakpoint `sm` of Tailwind. */
export const phoneMedia = '(max-width: 39.99rem)';

/** Where the dark pictures are shown, unless a look was chosen. */
export const darkMedia = '(prefers-color-scheme: dark)';

/** Comes after the picture in the page: where a look was chosen, that one is shown, whatever the system asks for. */
export const demoThemeScript =
  '{let t=document.documentElement.dataset.theme;' +
  "if(t)for(let s of document.querySelectorAll('#demo source'))" +
  `s.media=s.media.replace('${darkMedia}',t=='dark'?'(min-width: 0)':'(max-width: 0)')}`;

/** The formats in the order a browser is to try them; the last one is the fallback. */
export const demoFormats = ['avif', 'webp', 'png'] as const;

/** The ending of a picture's name, which tells its format. */
export type DemoFormat = (typeof demoFormats)[number];

/** The widths that a format is built in. */
export function demoWidths(shot: DemoShotName, format: DemoFormat): readonly number[] {
  const { widths, fallback } = demoShots[shot];
  return format === 'png' ? [fallback] : widths;
}

/** The height of a picture that is `width` pixels wide. */
export function demoHeight(shot: DemoShotName, width: number): number {
  const { window } = demoShots[shot];
  return Math.round((width * window.height) / window.width);
}

/** The address of one file below the root of the site. */
export function demoFile(
  shot: DemoShotName,
  theme: DemoTheme,
  width: number,
  format: DemoFormat,
): `/${string}` {
  return `/images/demo/${shot}-${theme}-${width}.${format}`;
}
