import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { expect, test } from '../support/watched';

test('a page whose link the mouse rests on is fetched, and opens without a request', async ({
  page,
}) => {
  await page.goto(routes.dashboard);
  await waitUntilReady(page);
  await page.waitForLoadState('networkidle');
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const link = page.getByRole('navigation').getByRole('link', { name: 'Subjects' }).first();
  const code = page.waitForResponse((response) => response.url().includes('/Subjects/page-'));
  await link.hover();
  await (await code).finished();
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => file.startsWith(routes.assignments))).toEqual([]);
  const fetched = files.length;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subjects' })).toBeVisible();
  expect(files.slice(fetched)).toEqual([]);
});
