import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { studentWithResults } from '../overlay/student';
import { publish, signIn } from '../support/person';
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

test('Plans a CGPA and a day by keyboard', { tag: '@slow' }, async ({ page }) => {
  await openSubjects(page);
  await page.getByRole('button', { name: 'What do I need for my target?' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Target CGPA')).toBeFocused();
  await page.keyboard.type('8');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Credits to come')).toBeFocused();
  await expect(page.getByRole('dialog')).toContainText(
    'For a CGPA of 8.00, you need an average of',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'What do I need in Mathematics?' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Before which day').fill('2026-11-30');
  // Classes on every day from 21 to 29 November, except a Sunday or two.
  await expect(page.getByRole('dialog')).toContainText(
    /You can miss 5 of the \d+ Mathematics classes since 20\s+Nov\s+2026 \(\d of them over\)/,
  );
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
