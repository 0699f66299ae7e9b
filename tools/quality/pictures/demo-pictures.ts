import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  demoFile,
  demoFormats,
  demoHeight,
  demoShots,
  demoThemes,
  demoWidths,
  type DemoFormat,
  type DemoShotName,
  type DemoTheme,
} from '@/components/marketing/model/demo-picture';
import { writeChanged } from './write-changed';

const shots = Object.keys(demoShots) as DemoShotName[];

/** The demo files that are built from one picture in one theme; `path` is below the root of the repository. */
function demoFilesOf(shot: DemoShotName, theme: DemoTheme) {
  return demoFormats.flatMap((format) =>
    demoWidths(shot, format).map((width) => {
      const path = join('public', demoFile(shot, theme, width, format));
      return { shot, theme, format, width, height: demoHeight(shot, width), path };
    }),
  );
}

export function demoFiles() {
  return shots.flatMap((shot) => demoThemes.flatMap((theme) => demoFilesOf(shot, theme)));
}

/** Builds the files of one picture in one theme from its screenshot. */
export async function makeDemoPictures(
  shot: DemoShotName,
  theme: DemoTheme,
  photo: Buffer,
): Promise<void> {
  for (const { path, width, height, format } of demoFilesOf(shot, theme)) {
    const picture = sharp(photo).removeAlpha().resize(width, height);
    writeChanged(path, await encoders[format](picture).toBuffer());
  }
}

/** For text on a flat background: AVIF and a palette compress it well, and WebP tints it at lower quality. */
const encoders: Record<DemoFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 46, effort: 4 }),
  webp: (picture) => picture.webp({ quality: 78, smartSubsample: true, effort: 6 }),
  png: (picture) => picture.png({ palette: true, effort: 10, compressionLevel: 9 }),
};

/** Removes pictures of widths that are no longer built. */
export function removeUnusedDemoPictures(): void {
  const folder = join('public', 'images', 'demo');
  if (!existsSync(folder)) return;
  const used = demoFiles().map(({ path }) => path);
  for (const path of readdirSync(folder).map((name) => join(folder, name)))
    if (!used.includes(path)) rmSync(path);
}
