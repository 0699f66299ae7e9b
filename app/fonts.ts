import localFont from 'next/font/local';

/**
 * The font of body text; its size-matched fallbacks are in fallback-font.css. The files in app/font have the weights below
 * and the characters of the interface: ASCII, a no-break space, and ·×÷–—‘’“”…−. They were cut from the packages' files
 * with subset-font 2.9.0.
 */
export const figtree = localFont({
  src: './font/figtree.woff2',
  weight: '400 700',
  variable: '--font-figtree',
  adjustFontFallback: false,
});

/** The whole font, which loads where a text has other characters. */
export const wholeFigtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-whole-figtree',
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A0-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+2010-203A, U+20AC, U+2122, U+2191, U+2193',
    },
  ],
  adjustFontFallback: false,
});

/** The font of headings and large figures, cut like that of body text. */
export const bricolage = localFont({
  src: './font/bricolage.woff2',
  weight: '500 700',
  variable: '--font-bricolage',
  adjustFontFallback: false,
});

export const wholeBricolage = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-whole-bricolage',
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A0-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+2010-203A, U+20AC, U+2122, U+2191, U+2193',
    },
  ],
  adjustFontFallback: false,
});
