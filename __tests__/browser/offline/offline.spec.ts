import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { writeOffline } from '@/tools/site/build/offline';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { listen } from '@/tools/site/serve/listen';
import { createSiteServer } from '@/tools/site/serve/server';
import { logOutKeeping, nameOf, sealedOf, signIn, students } from '../support/person';
import { toast, visibleText } from '../support/toast';
import { openDialog, submitActivity } from '../support/steps';

/** A copy of the export that a test can change, stop and start. */
class Site {
  dir = mkdtempSync(join(tmpdir(), 'edify-offline-'));
  #server: Server | null = null;
  #port = 4330;

  /** Writes a release into the folder, with its number in every student page. */
  release(number: number, isOn = true): void {
    cpSync('out', this.dir, { recursive: true });
    for (const name of readdirSync(this.dir)) {
      const file = join(this.dir, name, 'index.html');
      if (!/^(?:[A-Z]|faculty-)/.test(name)) continue;
      const meta = `<meta name="release" content="${number}"`;
      const html = readFileSync(file, 'utf8');
      writeFileSync(file, html.replace(/<meta name="release" content="[^"]*"/, meta));
    }
    writeOffline(this.dir, { basePath: '', release: String(number), isOn });
  }

  async start(): Promise<string> {
    this.#server = createSiteServer(this.dir);
    this.#port = await listen(this.#server, this.#port);
    return `http://localhost:${this.#port}`;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((done) => this.#server?.close(done) ?? done(null));
    this.#server = null;
  }

  async remove(): Promise<void> {
    if (this.#server) await this.stop();
    rmSync(this.dir, { recursive: true });
  }
}

base.use({ serviceWorkers: 'allow' });

const test = base.extend<{ site: Site; baseURL: string }>({
  site: async ({}, give) => {
    const site = new Site();
    site.release(1);
    await give(site);
    await site.remove();
  },
  baseURL: async ({ site }, give) => give(await site.start()),
});

// The worker requests some hundred files, one after the other.
test.beforeEach(() => test.slow());

const caches = (page: Page) => page.evaluate(() => window.caches.keys());

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Opens a page and waits until the service worker has stored the site. */
async function visitStored(page: Page, address: string = routes.dashboard): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  await expect.poll(() => page.evaluate(missingOffline), { timeout: 60_000 }).toEqual([]);
}

/** The files of the stored pages that are not stored; the pages too, until there are some. */
async function missingOffline(): Promise<string[]> {
  const [name] = await window.caches.keys();
  const cache = name === undefined ? null : await window.caches.open(name);
  const stored = new Map<string, Response>();
  for (const request of (await cache?.keys()) ?? [])
    stored.set(new URL(request.url).pathname, (await cache!.match(request))!);
  const pages = [...stored.keys()].filter((path) => path.endsWith('/'));
  if (pages.length < 4) return ['pages'];
  const html = await Promise.all(pages.map((path) => stored.get(path)!.text()));
  const named = html.flatMap((text) => [
    ...text.matchAll(/(?:src|href)="(\/(?:_next\/static|images)\/[^"?]+)/g),
  ]);
  return named.flatMap(([, file = '']) => (stored.has(file) ? [] : [file]));
}

const asOf = /This page is as of \d\d [A-Z][a-z]{2} \d{4} \| \d{1,2}:\d\d[AP]M\./;
// The page reads the first one; React adds the one that its scripts have.
const release = (page: Page) =>
  page.locator('meta[name="release"]').first().getAttribute('content');

test(
  'without a connection every student page opens and shows when it was saved',
  { tag: '@slow' },
  async ({ page, context }) => {
    await visitStored(page);
    await expect(visibleText(page, asOf)).toHaveCount(0);
    await context.setOffline(true);
    await expect(visibleText(page, 'Offline. This page is as of')).toBeVisible();
    await context.setOffline(false);
    await expect(visibleText(page, asOf)).toHaveCount(0);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Subjects' }).first().press('Enter');
    await expect(page.getByRole('heading', { name: 'Subjects', level: 1 })).toBeVisible();
    for (const address of [routes.profile, routes.assignments, routes.settings, '/myprofile/']) {
      await page.goto(address);
      await expect(page.locator('main h1').or(page.locator('h1')).first()).toBeVisible();
      await expect(visibleText(page, asOf)).toContainText('Offline.');
    }
    await context.setOffline(false);
    await expect(visibleText(page, asOf)).toContainText('Reload it to see what is new.');
    await page.reload();
    await waitUntilReady(page);
    await expect(visibleText(page, asOf)).toHaveCount(0);
  },
);

test(
  'a student works without a connection, and the changes are stored',
  { tag: '@slow' },
  async ({ page, context }) => {
    await visitStored(page);
    // A dialog that was opened before opens without a connection.
    await openDialog(page, 'Submit for Approval');
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await submitActivity(page, { name: 'Written on the train' });
    await page.reload();
    await expect(page.locator('main').getByText('Written on the train').first()).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(page.locator('main').getByText('Written on the train').first()).toBeVisible();
    await expect(visibleText(page, asOf)).toHaveCount(0);
  },
);

test(
  'a new release is offered, loads on request, and keeps text that is being typed',
  { tag: '@slow' },
  async ({ page, context, site }) => {
    await visitStored(page);
    const dialog = await openDialog(page, 'Raise a Query');
    await dialog.getByLabel('Subject').fill('Half a query');
    await page.keyboard.press('Escape');
    let loads = 0;
    page.on('load', () => loads++);
    site.release(2);
    const other = await context.newPage();
    await other.goto(routes.subjects);
    const prompt = toast(page, 'A new version of this site is ready.');
    // The new worker has then fetched the whole site.
    await expect(prompt).toBeVisible({ timeout: 15_000 });
    expect(await release(page)).toBe('1');
    expect(loads).toBe(0);
    await page.getByRole('button', { name: 'Reload' }).press('Enter');
    await expect.poll(() => release(page)).toBe('2');
    await waitUntilReady(page);
    expect(loads).toBe(1);
    await expect(prompt).toHaveCount(0);
    expect(await caches(page)).toHaveLength(1);
    const again = await openDialog(page, 'Raise a Query');
    await expect(again.getByLabel('Subject')).toHaveValue('Half a query');
  },
);

/** Every address in every cache, and the caches that have a text in one of their files. */
const cached = (page: Page, texts: readonly string[]) =>
  page.evaluate(async (searched) => {
    const addresses: string[] = [];
    const found: string[] = [];
    for (const name of await window.caches.keys()) {
      const cache = await window.caches.open(name);
      for (const request of await cache.keys()) {
        addresses.push(new URL(request.url).pathname);
        const content = await (await cache.match(request))!.text();
        if (searched.some((text) => content.includes(text))) found.push(request.url);
      }
    }
    return { addresses, found };
  }, texts);

test('a person’s record is in no cache, and Logout empties the cache', async ({
  page,
  context,
}) => {
  const student = students[0]!;
  const { name, sealed } = sealedOf(student);
  // The login page names some of the sample's people, so their activities are searched.
  const own = student.activities.items.map((activity) => activity.id);
  await visitStored(page);
  await signIn(page, student);
  for (const address of [routes.profile, routes.subjects, routes.assignments, routes.dashboard]) {
    await page.goto(address);
    await waitUntilReady(page);
  }
  const check = async () => {
    const { addresses, found } = await cached(page, [name, sealed, ...own]);
    expect(addresses).toContain(routes.dashboard);
    expect(addresses.filter((address) => address.includes('/people'))).toEqual([]);
    expect(found).toEqual([]);
  };
  await check();
  await context.setOffline(true);
  await page.goto(routes.dashboard);
  await expect(page.locator('main')).toContainText(nameOf(student));
  await context.setOffline(false);
  await submitActivity(page);
  await logOutKeeping(page);
  expect((await cached(page, [])).addresses).toEqual([]);
});

test(
  'once turned off, nothing stays registered or stored',
  { tag: '@slow' },
  async ({ page, site }) => {
    await visitStored(page);
    expect(await caches(page)).toHaveLength(1);
    await page.evaluate(() => window.caches.open('of another site'));
    site.release(2, false);
    await page.goto(routes.subjects);
    await expect.poll(() => registrations(page)).toBe(0);
    await expect.poll(() => caches(page)).toEqual(['of another site']);
    await page.reload();
    await waitUntilReady(page);
    expect(await registrations(page)).toBe(0);
  },
);
