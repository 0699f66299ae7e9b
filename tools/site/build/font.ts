import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The fonts, and the weights in which the pages use them. */
const fonts = {
  figtree: { name: 'figtree', weights: { min: 400, max: 700 } },
  bricolage: { name: 'bricolage-grotesque', weights: { min: 500, max: 700 } },
} as const;

const printable = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** The characters of the interface. A text with others also loads the whole font. */
const characters = `${printable}\u00a0·×÷–—‘’“”…−`;

/** The file of a font in the packages: Latin letters in all weights. */
export const wholeFont = (name: string) =>
  createRequire(import.meta.url).resolve(
    `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  );

/** Writes the fonts that every page loads, cut to the characters of the interface, where app/fonts.ts has them. */
export async function writeFonts(root: string): Promise<void> {
  const folder = join(root, 'node_modules', '.cache', 'edify');
  mkdirSync(folder, { recursive: true });
  for (const [file, { name, weights }] of Object.entries(fonts)) {
    const cut = await subsetFont(readFileSync(wholeFont(name)), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    writeFileSync(join(folder, `${file}.woff2`), cut);
  }
}
