import { join } from 'node:path';
import sharp from 'sharp';
import { routes } from '@/lib/site/routes';
import { takeScreenshot, type Shot } from './take-screenshot';
import type { BrowserSession } from './browser-session';
import { writeChanged } from './write-changed';

const window = { width: 1440, height: 900 };

/** The pictures in README.md, by their file names in docs/images/. */
const pictures: Readonly<Record<string, Shot>> = {
  'dashboard-light.png': { path: routes.dashboard, theme: 'light', window },
  'dashboard-dark.png': { path: routes.dashboard, theme: 'dark', window },
  'profile-light.png': { path: routes.profile, theme: 'light', window },
  'landing-light.png': { path: routes.landing, theme: 'light', window },
};

export async function makeReadmePictures(session: BrowserSession): Promise<void> {
  for (const [name, shot] of Object.entries(pictures)) {
    const photo = sharp(await takeScreenshot(session, shot));
    const bytes = await photo.png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer();
    writeChanged(join('docs', 'images', name), bytes);
  }
}
