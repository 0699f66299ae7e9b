import { cpSync } from 'node:fs';
import {
  demoShots,
  demoThemes,
  type DemoShotName,
} from '@/components/marketing/model/demo-picture';
import { routes } from '@/lib/site/routes';
import { forgetTarget } from '@/tools/command/target';
import { runMain } from '@/tools/command/run-main';
import { makeDemoPictures, removeUnusedDemoPictures } from '../pictures/demo-pictures';
import { makeIcons } from '../pictures/icons';
import { takeScreenshot } from '../pictures/take-screenshot';
import { makeReadmePictures } from '../pictures/readme-pictures';
import { makeShareImage } from '../pictures/share-image';
import { withBrowserSession, type BrowserSession } from '../pictures/browser-session';

// The pictures show the site at the root of its server.
forgetTarget();

await runMain(async () => {
  await makeIcons();
  const made = await withBrowserSession(async (session) => {
    await screenshotDashboard(session);
    // The landing page is photographed with the pictures that were made just now.
    cpSync('public', 'out', { recursive: true });
    await makeReadmePictures(session);
  });
  return made ? 0 : 1;
});

async function screenshotDashboard(session: BrowserSession): Promise<void> {
  for (const shot of Object.keys(demoShots) as DemoShotName[]) {
    for (const theme of demoThemes) {
      const { window, scale } = demoShots[shot];
      const photo = await takeScreenshot(session, { path: routes.dashboard, theme, window, scale });
      await makeDemoPictures(shot, theme, photo);
      if (shot === 'desktop' && theme === 'light') await makeShareImage(session, photo);
    }
  }
  removeUnusedDemoPictures();
}
