import { test as unwatched, type Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { visit } from '../support/steps';
import { expect, test } from '../support/watched';

const linkOn = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Subjects' }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Subjects' });

test('a page whose link the mouse rests on is fetched, and opens without a request', async ({
  page,
}) => {
  await page.goto(routes.dashboard);
  await waitUntilReady(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  /** Waits until the page has asked for nothing for half a second. */
  const waitUntilQuiet = async () => {
    for (let count = -1; count !== files.length; await page.waitForTimeout(500))
      count = files.length;
  };
  // The first input loads the code of toasts.
  await page.keyboard.press('Shift');
  await waitUntilQuiet();
  const data = page.waitForResponse(/\/Subjects\/__next\..*__PAGE__/);
  await linkOn(page).hover();
  await (await data).finished();
  await waitUntilQuiet();
  expect(files.filter((file) => file.startsWith(routes.assignments))).toEqual([]);
  const fetched = files.length;
  await linkOn(page).click();
  await expect(heading(page)).toBeVisible();
  expect(files.slice(fetched)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('img', { name: /^Campus map/ }).locator('rect')).not.toHaveCount(0);
});

// The browser logs a lost connection, so this page is not watched.
unwatched(
  'a page that was not fetched because there was no connection opens at the press',
  { tag: '@slow' },
  async ({ page }) => {
    await visit(page, routes.dashboard);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => (document.documentElement.dataset['first'] = ''));
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await linkOn(page).hover();
    await failed;
    await page.context().setOffline(false);
    await linkOn(page).click();
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${routes.subjects}$`));
    await expect(page.locator('html[data-first]')).toHaveCount(1);
  },
);
