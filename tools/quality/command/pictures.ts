import { cpSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  demoShots,
  demoThemes,
  type DemoShotName,
} from '@/components/marketing/model/demo-picture';
import { signIn } from '@/content/marketing';
import { routes } from '@/lib/site/routes';
import { demoPeople } from '@/tools/college/demo';
import { personOf } from '@/tools/college/person-of';
import { forgetTarget } from '@/tools/command/target';
import { runMain } from '@/tools/command/run-main';
import { makeDemoPictures, removeUnusedDemoPictures } from '../pictures/demo-pictures';
import { makeIcons } from '../pictures/icons';
import { makeShareImage } from '../pictures/share-image';
import {
  takeScreenshot,
  withBrowserSession,
  type BrowserSession,
  type Shot,
} from '../pictures/screenshot';
import { writeChanged } from '../pictures/write-changed';

const readmeWindow = { width: 1440, height: 900 };

/** The pictures in README.md, by their file names in docs/images/. */
const pictures: Readonly<Record<string, Shot>> = {
  'dashboard-light.png': { path: routes.dashboard, theme: 'light', window: readmeWindow },
  'dashboard-dark.png': { path: routes.dashboard, theme: 'dark', window: readmeWindow },
  'profile-light.png': { path: routes.profile, theme: 'light', window: readmeWindow },
  'landing-light.png': { path: routes.landing, theme: 'light', window: readmeWindow },
};

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
      const visit = shot === 'phone' ? firstMorning() : undefined;
      const photo = await takeScreenshot(session, {
        ...{ path: routes.dashboard, theme, window, scale },
        ...(visit && { visit }),
      });
      await makeDemoPictures(shot, theme, photo);
      if (shot === 'desktop' && theme === 'light') await makeShareImage(session, photo);
    }
  }
  removeUnusedDemoPictures();
}

/** The first student of the tour on a Tuesday in November, ten minutes before a class. */
function firstMorning(): NonNullable<Shot['visit']> {
  const [first] = signIn.student.people;
  const record = demoPeople('content', '2026-11-02').find((one) => personOf(one).id === first?.id);
  if (!record) throw new Error('The tour needs a student in content/people/.');
  return { record, at: new Date('2026-11-03T08:50:00+05:30') };
}

async function makeReadmePictures(session: BrowserSession): Promise<void> {
  for (const [name, shot] of Object.entries(pictures)) {
    const photo = sharp(await takeScreenshot(session, shot));
    const bytes = await photo.png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer();
    writeChanged(join('docs', 'images', name), bytes);
  }
}
