import type { Page } from '@playwright/test';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { violations } from '../support/axe';
import { readPdf } from '../support/pdf-text';
import { logOutLosing, publish, signIn, signInShared, students } from '../support/person';
import { visit } from '../support/steps';
import { expect, test } from '../support/watched';

const student = students.find(({ log }) => log) as StudentRecord;

const [first] = student.assignments.items;

/** The same record, published later with another mark. */
const later: StudentRecord = {
  ...student,
  asOf: '2026-11-02',
  assignments: {
    ...student.assignments,
    items: student.assignments.items.map((item) =>
      item === first ? { ...item, score: item.maximum! } : item,
    ),
  },
};

async function openProgress(page: Page): Promise<void> {
  await publish(page, student);
  await signIn(page, student);
  await visit(page, routes.progress);
}

/** What the session on this device keeps of earlier records. */
const keptOf = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('edify:/:sessions');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const { result } = opening;
    if (!result.objectStoreNames.contains('sessions')) return [];
    const reading = result.transaction('sessions').objectStore('sessions').getAll();
    await new Promise((resolve) => (reading.onsuccess = resolve));
    result.close();
    return reading.result.map(({ seen }: { seen?: { sealed: string } }) => seen?.sealed.length);
  });

test('The code of charts loads when a chart is near, and a subject and a table are reached by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 320 });
  await publish(page, student);
  await signIn(page, student);
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (!/\.js$/.test(response.url())) return;
    const text = await response.text().catch(() => '');
    if (text.includes('LineController')) scripts.push(response.url());
  });
  await visit(page, routes.progress);
  await expect(page.getByRole('region', { name: 'What matters most now' })).toBeVisible();
  expect(scripts).toEqual([]);
  const chosen = page
    .getByRole('group', { name: 'Subject', exact: true })
    .getByRole('radio', { checked: true });
  const before = await chosen.getAttribute('aria-label');
  await chosen.focus();
  await page.keyboard.press('ArrowUp');
  const after = await chosen.getAttribute('aria-label');
  expect(after).not.toBe(before);
  await expect(
    page.getByRole('img', {
      name: new RegExp(`^${after!.startsWith('All ') ? 'All classes' : after!} [\\d.]+%`),
    }),
  ).toBeVisible();
  const region = page.getByRole('region', { name: 'Attendance so far, by week' });
  await region.getByText('Show as a table').focus();
  await page.keyboard.press('Enter');
  await expect(region.getByRole('table')).toBeVisible();
});

test(
  'Has no violations with its tables open, fits 320 px and two printed pages',
  { tag: '@slow' },
  async ({ page }) => {
    await openProgress(page);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await waitUntilReady(page);
      for (const summary of await page.locator('main summary').all()) await summary.click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await violations(page)).toEqual([]);
    }
    await page.reload();
    await waitUntilReady(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table', { name: 'By subject' })).toBeVisible();
    await expect(page.locator('canvas').first()).toBeHidden();
    expect(readPdf(await page.pdf({ format: 'A4' })).pages.length).toBeLessThanOrEqual(2);
  },
);

test(
  'Lists what changed since the last visit until it is seen; the device keeps one earlier record',
  { tag: '@slow' },
  async ({ page }) => {
    await page.clock.install({ time: new Date('2026-10-30T10:00:00+05:30') });
    await openProgress(page);
    await expect(page.getByRole('region', { name: 'New in the last two weeks' })).toBeVisible();
    await page.clock.setSystemTime(new Date('2026-11-02T10:00:00+05:30'));
    await publish(page, later);
    await visit(page, routes.progress);
    const list = page.getByRole('region', { name: 'Since your last visit' });
    const line = list.getByRole('link', {
      name: `${first!.name}: ${first!.maximum} of ${first!.maximum}`,
    });
    await expect(line).toBeVisible();
    expect(await keptOf(page)).toEqual([expect.any(Number)]);
    await page.reload();
    await expect(line).toBeVisible();
    await list.getByRole('button', { name: 'Mark all as seen' }).click();
    await expect(list).toContainText('Nothing is new.');
    await logOutLosing(page);
    expect(await keptOf(page)).toEqual([]);
  },
);

test('A shared computer keeps nothing of the last visit', { tag: '@slow' }, async ({ page }) => {
  await publish(page, student);
  await signInShared(page, student);
  await visit(page, routes.progress);
  await expect(page.getByText('is on your own device only')).toBeVisible();
  expect(await keptOf(page)).toEqual([]);
});
