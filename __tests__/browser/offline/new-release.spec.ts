import { expect, test as base, type Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { toast } from '../support/toast';
import { visit } from '../support/steps';

interface Release {
  /** Removes from the server every script that was not requested yet. */
  takeLaterScripts: () => Promise<void>;
  /** Restores them at the next page load, as a new release does. */
  putBackAtReload: () => void;
  loads: () => number;
}

const test = base.extend<{ release: Release }>({
  release: async ({ page }, give) => {
    const known = new Set<string>();
    let count = 0;
    page.on('response', (response) => known.add(response.url()));
    page.on('load', () => count++);
    await give({
      takeLaterScripts: async () => {
        count = 0;
        // The page is from an earlier release than the server's.
        await page
          .locator('meta[name=release]')
          .evaluate((meta: HTMLMetaElement) => (meta.content = 'an earlier build'));
        const there = new Set(known);
        await page.route('**/_next/static/chunks/*.js', (route) =>
          there.has(route.request().url())
            ? route.fallback()
            : route.fulfill({ status: 404, contentType: 'text/html', body: '<p>Not found</p>' }),
        );
      },
      putBackAtReload: () =>
        page.once('domcontentloaded', () => void page.unrouteAll().catch(() => {})),
      loads: () => count,
    });
  },
});

const unreachable = 'This part of the page could not be loaded. The site cannot be reached.';
const missing = 'This part of the page could not be loaded. It is still missing';

test('a dialog removed with an old release opens after one reload, with the unfinished draft', async ({
  page,
  release,
}) => {
  await visit(page, routes.facultyDashboard);
  await page.getByRole('textbox', { name: 'Assignment name' }).fill('Half-written problems');
  await release.takeLaterScripts();
  release.putBackAtReload();
  await page.getByRole('button', { name: 'Write a notice' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Write a notice');
  await expect.poll(() => release.loads()).toBe(1);
  await expect(page).toHaveURL(new RegExp(`${routes.facultyDashboard}$`));
  await expect(toast(page, 'The page was reloaded with a new version of this site')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Assignment name' })).toHaveValue(
    'Half-written problems',
  );
});

test(
  'without a connection the page does not reload and says so',
  { tag: '@slow' },
  async ({ page, context, release }) => {
    await visit(page, routes.dashboard);
    await release.takeLaterScripts();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Submit for Approval' }).press('Enter');
    await expect(toast(page, unreachable)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(toast(page, unreachable)).toBeVisible();
    expect(release.loads()).toBe(0);
    await context.setOffline(false);
    await page.unrouteAll();
    // Once the browser is online, the code of toasts arrives, and another button takes the place of the pressed one.
    await expect(async () => {
      const again = page.getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) await again.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect.poll(() => release.loads()).toBe(1);
  },
);

/** Removes the scripts that only the page of the subjects loads. */
async function takeSubjects(page: Page): Promise<void> {
  const scriptsOf = async (address: string) => {
    const html = await (await page.request.get(address)).text();
    return new Set(html.match(/\/_next\/static\/chunks\/[^"\\]+\.js/g));
  };
  const shared = await scriptsOf(routes.dashboard);
  const own = [...(await scriptsOf(routes.subjects))].filter((script) => !shared.has(script));
  expect(own).not.toEqual([]);
  await page.route(
    ({ pathname }) => own.includes(pathname),
    (route) => route.fulfill({ status: 404, body: 'Not found' }),
  );
}

test(
  'a page whose code stays missing says so, without a loop',
  { tag: '@slow' },
  async ({ page, release }) => {
    await takeSubjects(page);
    await visit(page, routes.dashboard);
    const before = release.loads();
    await page.getByRole('link', { name: 'Subjects' }).first().press('Enter');
    await expect(
      page.getByRole('heading', { name: 'This page could not be opened', level: 2 }),
    ).toBeVisible();
    await expect(toast(page, missing)).toBeVisible();
    await waitUntilReady(page);
    await expect.poll(() => release.loads()).toBe(before + 1);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Subjects', level: 1 })).toBeVisible();
  },
);

for (const [what, answer] of [
  ['a file that is gone', { status: 404, contentType: 'text/html', body: '<p>Not found</p>' }],
  ['another build', null],
] as const)
  test(
    `a link that gets ${what} loads the whole page`,
    { tag: '@slow' },
    async ({ page, release }) => {
      await visit(page, routes.dashboard);
      await page.route('**/Subjects/index.txt*', async (route) => {
        if (answer) return route.fulfill(answer);
        const body = await (await route.fetch()).text();
        const other = body.replace(/"b":"[^"]+"/, '"b":"another-build"');
        expect(other).not.toBe(body);
        return route.fulfill({ contentType: 'text/plain', body: other });
      });
      const before = release.loads();
      await page.getByRole('link', { name: 'Subjects' }).first().press('Enter');
      await expect(page.getByRole('heading', { name: 'Subjects', level: 1 })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${routes.subjects}$`));
      await expect.poll(release.loads).toBe(before + 1);
    },
  );
