import { truncate, writeFile } from 'node:fs/promises';
import { routes } from '@/lib/site/routes';
import { backup, importRecords, exportEverything, cardValue, sample } from '../support/backup';
import { firstOf } from '../../full-run';
import { toast } from '../support/toast';
import { expect, test } from '../support/watched';

const nothing = 'Nothing is stored on this device yet.';

// High enough that no toast at the bottom of the window covers a button of the card.
test.use({ viewport: { width: 1440, height: 1500 } });

for (const [address, owner] of firstOf([
  [routes.settings, '25CSE1042'],
  [routes.facultySettings, 'ananya.rao'],
]))
  test(`${address} exports, erases and imports everything, files included`, async ({ page }) => {
    await page.goto(address ?? '');
    await expect(page.getByText(nothing)).toBeVisible();
    await expect(cardValue(page, 'Achievements')).toHaveCount(0);
    await importRecords(page, sample());
    await expect(cardValue(page, 'Achievements')).toHaveText('1');
    await expect(cardValue(page, 'Files')).toHaveText('1 (1 kB)');
    await expect(cardValue(page, 'Last export')).toHaveText('Never');
    const first = await exportEverything(page);
    expect(first.name).toMatch(new RegExp(`^edify-${owner}-\\d{4}-\\d\\d-\\d\\d\\.json$`));
    expect(first.stores).toMatchObject(sample());
    await expect(cardValue(page, 'Last export')).not.toHaveText('Never');

    await page.getByRole('button', { name: 'Erase everything' }).click();
    await page.getByRole('button', { name: 'Erase', exact: true }).click();
    await expect(cardValue(page, 'Files')).toHaveCount(0);
    await expect(cardValue(page, 'Last export')).toHaveText('Never');
    await expect(toast(page, 'Everything was erased from this device.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('edify:/'))).toBeNull();
    await page.reload();
    await expect(page.getByText(nothing)).toBeVisible();
    await expect(cardValue(page, 'Files')).toHaveCount(0);

    await importRecords(page, first.stores);
    await page.reload();
    await expect(cardValue(page, 'Files')).toHaveText('1 (1 kB)');
    expect((await exportEverything(page)).stores).toEqual(first.stores);
  });

test('a file that is larger than 200 MB is refused', { tag: '@slow' }, async ({ page }, info) => {
  const path = info.outputPath('large.json');
  await writeFile(path, '');
  await truncate(path, 200 * 1024 * 1024 + 1);
  await page.goto(routes.settings);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByLabel('Exported file').setInputFiles(path);
  await expect(page.getByText(/the limit is 200 MB/)).toBeVisible();
});

test(
  'a page over plain http, where the browser has no crypto.subtle, says that it needs https',
  { tag: '@slow' },
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined }),
    );
    await page.goto(routes.settings);
    const messages = page.getByRole('list', { name: 'New messages' });
    await expect(messages).toContainText(/not served over https.*Open it with https\./);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByLabel('Exported file').setInputFiles({
      name: 'mine.json',
      mimeType: 'application/json',
      buffer: Buffer.from(backup(sample())),
    });
    await expect(page.getByText(/Open this page with https/)).toBeVisible();
  },
);

test('everything works with the keyboard alone', async ({ page }) => {
  await page.goto(routes.settings);
  const button = page.getByRole('button', { name: 'Import', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Exported file').setInputFiles({
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(backup(sample())),
  });
  const chosen = page.getByRole('group', { name: 'mine.json' });
  await expect(chosen).toBeFocused();
  await expect(chosen).toContainText('5 records, exported');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(cardValue(page, 'Achievements')).toHaveText('1');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Erase everything' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const erase = page.getByRole('button', { name: 'Erase everything' });
  await expect(erase).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('group', { name: 'Erase everything' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Erase', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cardValue(page, 'Achievements')).toHaveCount(0);
  await expect(erase).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Restore everything' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cardValue(page, 'Achievements')).toHaveText('1');
});
