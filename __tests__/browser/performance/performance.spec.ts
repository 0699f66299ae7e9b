import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { studentWithResults } from '../overlay/student';
import { publish, signIn, students } from '../support/person';
import { visit } from '../support/steps';
import { expect, test } from '../support/watched';

/** Opens Subjects as the student. */
async function openSubjects(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-11-23T10:20:00+05:30'));
  await publish(page, studentWithResults);
  await signIn(page, studentWithResults);
  await page.goto(routes.subjects);
  await waitUntilReady(page);
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
}

test('All subjects and the week are within 900 pixels on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, students[0]!);
  await visit(page, routes.subjects);
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900);
});

test('Fits 320 px with all marks open, and prints them', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSubjects(page);
  for (const summary of await page.locator('main summary').all()) await summary.click();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(320);
  for (const summary of await page.locator('main summary').all()) await summary.click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('End-semester', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'How it is calculated' })).toBeHidden();
});
