import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { writeOffline } from '@/tools/site/build/offline';
import { listen } from '@/tools/site/serve/listen';
import { createSiteServer } from '@/tools/site/serve/server';

const basePath = '/portal';
const built = process.env['EDIFY_PORTAL'] ?? '';

test('below a path, student pages open without the server, and nothing above the path is cached', async ({
  page,
}) => {
  const dir = mkdtempSync(join(tmpdir(), 'edify-offline-'));
  cpSync(built, dir, { recursive: true });
  writeOffline(dir, { basePath, on: true });
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
    await stop();
    for (const route of [routes.profile, routes.subjects, routes.settings, '/myprofile/']) {
      await page.goto(`${origin}${basePath}${route}`);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.getByText('The site does not answer.')).toBeVisible();
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
