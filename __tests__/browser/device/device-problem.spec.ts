import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import {
  backup,
  importRecords,
  chooseFile,
  cardValue,
  manyRecords,
  openWithSample,
  sample,
} from '../support/backup';
import { layoutShift } from '../support/layout-shift';
import { toast } from '../support/toast';
import { expect, test } from '../support/watched';

const persistenceLabel = 'Stored by this browser';

test(
  'a browser that refuses to open a database makes the page work in memory and say so',
  { tag: '@slow' },
  async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });
    await page.goto(routes.settings);
    await expect(cardValue(page, persistenceLabel)).toHaveText(
      'No: storage is blocked by the browser',
    );
    await importRecords(page, sample());
    await expect(cardValue(page, 'Achievements')).toHaveText('1');
    await expect(toast(page, /Your changes will not be saved/)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Nothing is stored on this device yet.')).toBeVisible();
    await expect(cardValue(page, 'Achievements')).toHaveCount(0);
  },
);

test('two tabs that write at once lose nothing', async ({ page, context }) => {
  const second = await context.newPage();
  await page.goto(routes.settings);
  await second.goto(routes.settings);
  const ids = ['a', 'b'].map((letter) =>
    manyRecords(300)['flags']?.map(({ id, at }) => ({ id: `${String(id)}-${letter}`, at })),
  );
  await Promise.all([
    importRecords(page, { flags: ids[0] ?? [] }),
    importRecords(second, { flags: ids[1] ?? [] }),
  ]);
  for (const tab of [page, second])
    await expect(cardValue(tab, 'Read and dismissed')).toHaveText('600', { timeout: 15_000 });
  await page.reload();
  await expect(cardValue(page, 'Read and dismissed')).toHaveText('600');
});

test(
  'a tab closed in the middle of a write stores all of it or nothing',
  { tag: '@slow' },
  async ({ page, context }) => {
    await page.goto(routes.settings);
    await chooseFile(page, backup(manyRecords(1000)));
    const dialog = page.getByRole('dialog', { name: 'Import' });
    await dialog.getByRole('button', { name: 'Import', exact: true }).click({ noWaitAfter: true });
    await new Promise((resolve) => setTimeout(resolve, 40));
    await page.close();
    const later = await context.newPage();
    await later.goto(routes.settings);
    const all = cardValue(later, 'Read and dismissed');
    const nothing = later.getByText('Nothing is stored on this device yet.');
    await expect(all.or(nothing)).toBeAttached();
    await expect(all.or(nothing)).toHaveText(/^(Nothing is stored on this device yet\.|1000)$/);
  },
);

test(
  'an older tab asks for a reload when a newer version has opened the database',
  { tag: '@slow' },
  async ({ page }) => {
    await openWithSample(page);
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('edify:/', 99);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        }),
    );
    await expect(toast(page, /A newer version of this site was opened/)).toBeVisible();
    await expect(cardValue(page, 'Achievements')).toHaveText('1');
    await expect(cardValue(page, persistenceLabel)).toHaveText('No: reload this page first');
    await page.reload();
    await expect(cardValue(page, persistenceLabel)).toHaveText('No: reload this page first');
  },
);

test(
  'the browser is asked to keep the database at the first save, and not before',
  { tag: '@slow' },
  async ({ page }) => {
    await page.addInitScript(() => {
      StorageManager.prototype.persist = () => {
        document.documentElement.title += 'asked';
        return Promise.resolve(true);
      };
    });
    const asked = () => page.evaluate(() => document.documentElement.title);
    await page.goto(routes.settings);
    await expect(cardValue(page, 'Storage used')).not.toHaveText('…');
    expect(await asked()).toBe('');
    await importRecords(page, manyRecords(1));
    await importRecords(page, manyRecords(2));
    expect(await asked()).toBe('asked');
  },
);

/** Layout shift of a page while it opens. */
async function measureShift(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await waitUntilReady(page);
  return layoutShift(page);
}

for (const width of [375, 1440])
  test(
    `pages do not shift at ${width} px, on an empty device and with stored records`,
    { tag: '@slow' },
    async ({ page }) => {
      await page.clock.setFixedTime(new Date(2026, 10, 21, 14));
      // A font that loads late on a busy machine also moves lines, so the test has none.
      await page.route('**/*.woff2', (route) => route.fulfill({ contentType: 'font/woff2' }));
      await page.setViewportSize({ width, height: 1600 });
      const addresses = [routes.settings, routes.dashboard];
      // A moved line counts ten times as much; a word of the greeting may wrap to a second line.
      const most = 0.004;
      for (const address of addresses) expect(await measureShift(page, address)).toBeLessThan(most);
      await openWithSample(page);
      for (const address of addresses) expect(await measureShift(page, address)).toBeLessThan(most);
    },
  );
