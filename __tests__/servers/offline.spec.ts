import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { offlinePages } from '@/components/offline/model/offline-pages';
import { writeOffline } from '@/tools/site/build/offline';
import { listen } from '@/tools/site/serve/listen';
import { createSiteServer } from '@/tools/site/serve/server';

const basePath = '/portal';
const built = process.env['EDIFY_PORTAL'] ?? '';

const facultyPages = offlinePages.filter((page) => page.startsWith('/faculty-')).length;

/** The number of pages in the cache. */
const storedPages = (page: Page) =>
  page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const requests = await (await caches.open(name)).keys();
    return requests.filter(({ url }) => url.endsWith('/')).length;
  });

test.use({ serviceWorkers: 'allow' });

test('below a path, student pages open without the server, and nothing above the path is cached', async ({
  page,
}) => {
  const dir = mkdtempSync(join(tmpdir(), 'edify-offline-'));
  cpSync(built, dir, { recursive: true });
  writeOffline(dir, { basePath, release: '', isOn: true });
  const server = createSiteServer(dir, basePath);
  const origin = `http://localhost:${await listen(server, 0)}`;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  try {
    await page.goto(`${origin}${basePath}${routes.dashboard}`);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(`${origin}${basePath}/`);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe('activated');
    await expect.poll(() => storedPages(page)).toBe(offlinePages.length - facultyPages);
    await stop();
    for (const route of [routes.profile, routes.subjects, routes.settings, '/myprofile/']) {
      await page.goto(`${origin}${basePath}${route}`);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.getByText('The site did not answer.')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Dashboard' }).first().press('Enter');
    await expect(page).toHaveURL(`${origin}${basePath}${routes.dashboard}`);
    await expect(page.getByRole('table', { name: 'Your activities' })).toBeVisible();
    await expect(page.goto(`${origin}/elsewhere/`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
  } finally {
    if (server.listening) await stop();
    rmSync(dir, { recursive: true });
  }
});
