import { cpSync } from 'node:fs';
import {
  demoShots,
  demoThemes,
  type DemoShotName,
} from '@/components/marketing/model/demo-picture';
import { routes } from '@/lib/site/routes';
import { forgetTarget } from './build/target';
import { explain } from './explain';
import { makeDemoPictures, removeUnusedDemoPictures } from './pictures/demo-pictures';
import { makeIcons } from './pictures/icons';
import { photograph } from './pictures/photograph';
import { makeReadmePictures } from './pictures/readme-pictures';
import { makeShareImage } from './pictures/share-image';
import { inStudio, type Studio } from './pictures/studio';

// The pictures show the site at the root of its server.
forgetTarget();

await explain(async () => {
  await makeIcons();
  const made = await inStudio(async (studio) => {
    await photographDashboard(studio);
    // The landing page is photographed with the pictures that were made just now.
    cpSync('public', 'out', { recursive: true });
    await makeReadmePictures(studio);
  });
  return made ? 0 : 1;
});

async function photographDashboard(studio: Studio): Promise<void> {
  for (const shot of Object.keys(demoShots) as DemoShotName[]) {
    for (const theme of demoThemes) {
      const { window, scale } = demoShots[shot];
      const photo = await photograph(studio, { path: routes.dashboard, theme, window, scale });
      await makeDemoPictures(shot, theme, photo);
      if (shot === 'desktop' && theme === 'light') await makeShareImage(studio, photo);
    }
  }
  removeUnusedDemoPictures();
}
