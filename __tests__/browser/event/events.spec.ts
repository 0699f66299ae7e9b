import { readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import type { SignIn } from '@/content/schema/marketing/sign-in';
import { routes } from '@/lib/site/routes';
import { cardOf } from '@/tools/college/cards/card';
import { demoCollege } from '@/tools/college/demo';
import { firstOf } from '../../full-run';
import { violations } from '../support/axe';
import { writeCameraVideo } from '../support/camera-video';
import { listen } from '../support/listen';
import { codeOf, nameOf, students } from '../support/person';
import { visit } from '../support/steps';
import { toast } from '../support/toast';
import { waitForHydrationOnLoad } from '../support/wait-for-hydration';
import { expect, test } from '../support/watched';

const [tourStudent] = (JSON.parse(readFileSync('content/marketing/sign-in.json', 'utf8')) as SignIn)
  .student.people;

const strip = (page: Page) => page.getByRole('region', { name: 'Tour' });
const cardFor = (record: (typeof students)[number]) =>
  cardOf(
    {
      ...{ kind: 'student', id: record.student.rollNumber, writtenId: record.student.rollNumber },
      ...{ name: nameOf(record), sections: [] },
    },
    demoCollege,
    'https://college.example',
  );

/** Opens the form of a new event as the teacher of the tour, and saves an event of today. */
async function newEvent(page: Page) {
  await page.goto(`${routes.facultyLogin}#tour=`);
  await expect(strip(page)).toBeVisible();
  await visit(page, routes.facultyEvents);
  await page.getByRole('link', { name: 'New event' }).click();
  await page.getByLabel('Name').fill('Code Sprint 2026');
  await page.getByLabel('Organiser').fill('Department of Computer Science');
  await page.getByLabel('Category').selectOption('Hackathon');
  await page.getByLabel('Level').selectOption('National');
  for (const label of ['First day', 'Last day'])
    await page.getByLabel(label).fill(new Date(Date.now() - 864e5).toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Save and add people' }).click();
  await expect(page.getByRole('heading', { name: 'Code Sprint 2026' })).toBeVisible();
}

/** All that the site stores in this browser, as text. */
const storedText = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name!);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error(`${name} does not open.`));
      });
      for (const store of database.objectStoreNames)
        await new Promise((resolve) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(texts.push(JSON.stringify(reading.result)));
          reading.onerror = resolve;
        });
      database.close();
    }
    return texts.join('\n') + document.documentElement.outerHTML;
  });

test('a camera reads the small code of a card, and refuses a sign-in code', async ({
  baseURL,
}, testInfo) => {
  test.slow();
  const [first, second] = students;
  const [card, other] = [cardFor(first!), cardFor(second!)];
  const video = testInfo.outputPath('camera.y4m');
  writeCameraVideo(video, [[card.number!], [other.link, other.number!]]);
  const { launchOptions = {} } = testInfo.project.use;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  });
  try {
    const context = await browser.newContext({ baseURL: baseURL! });
    waitForHydrationOnLoad(context);
    const page = await context.newPage();
    await newEvent(page);
    const heard = await listen(page);
    await page.getByRole('button', { name: 'Open camera' }).click();
    const { rollNumber } = first!.student;
    await expect(page.getByRole('rowheader')).toHaveCount(1, { timeout: 20_000 });
    await expect(page.getByRole('cell', { name: rollNumber, exact: true })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Scan cards' }).getByText('That is the sign-in code.'),
    ).toBeVisible({ timeout: 20_000 });
    await expect.poll(async () => (await heard()).join('\n')).toContain('That is the sign-in code');
    expect((await heard()).filter((text) => text.includes('added'))).toHaveLength(1);
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    expect(await storedText(page)).toContain(rollNumber);
    expect(await storedText(page)).not.toContain(codeOf(second!));
    await page.getByRole('button', { name: 'Close camera' }).click();
    await expect(page.getByLabel('Picture of the camera')).toHaveCount(0);
  } finally {
    await browser.close();
  }
});

for (const width of firstOf([375, 1440]))
  test(`the tour signs an event at once, and its student has the activity in the same tab, ${width} px wide`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 812 });
    await newEvent(page);
    await page.getByRole('button', { name: 'From a section' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /^All / }).check();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: /^Add / }).click();
    await page.getByLabel('Roll numbers, from a sheet or a message').fill(tourStudent!.id);
    await page.getByRole('button', { name: 'Add 1', exact: true }).click();
    await expect(page.getByRole('rowheader').filter({ hasText: tourStudent!.id })).toBeVisible();
    await page.getByRole('button', { name: 'Sign and send' }).click();
    await expect(toast(page, 'Signed. It goes out in 10 minutes.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await strip(page).getByRole('link', { name: 'Student', exact: true }).click();
    await expect(page.locator('main').getByText('Code Sprint 2026').first()).toBeVisible({
      timeout: 20_000,
    });
  });
