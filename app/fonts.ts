import localFont from 'next/font/local';

/** The font of body text; its size-matched fallbacks are in fallback-font.css. */
export const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  adjustFontFallback: false,
});

/** The font of headings and large figures. */
export const bricolage = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-bricolage',
  adjustFontFallback: false,
});
