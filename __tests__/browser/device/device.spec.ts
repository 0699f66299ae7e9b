import { truncate, writeFile } from 'node:fs/promises';
import { portalRoutes, routes } from '@/lib/site/routes';
import {
  backup,
  importRecords,
  exportEverything,
  cardValue,
  openWithSample,
  putRecord,
  pressToastButton,
  sample,
} from '../support/backup';
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

test('erasing can be undone from the toast and from the card', async ({ page }) => {
  await openWithSample(page);
  const { stores } = await exportEverything(page);
  for (const undo of ['message', 'card']) {
    await page.getByRole('button', { name: 'Erase everything' }).click();
    await page.getByRole('button', { name: 'Erase', exact: true }).click();
    await expect(cardValue(page, 'Achievements')).toHaveCount(0);
    if (undo === 'message') await pressToastButton(page, /Everything was erased/, 'Undo');
    else await page.getByRole('button', { name: 'Restore everything' }).click();
    await expect(cardValue(page, 'Files')).toHaveText('1 (1 kB)');
    await expect(toast(page, 'Everything was erased')).toHaveCount(0);
    expect((await exportEverything(page)).stores).toEqual(stores);
  }
});

test('merging adds, replacing replaces, and both can be undone', async ({ page }) => {
  await openWithSample(page);
  const other = { flags: [{ id: 'read:fee-receipt', at: '2026-02-01T00:00:00Z' }] };
  await importRecords(page, other);
  await expect(cardValue(page, 'Read and dismissed')).toHaveText('2');
  await pressToastButton(page, /Added 1 record/, 'Undo');
  await expect(cardValue(page, 'Read and dismissed')).toHaveText('1');
  await importRecords(page, other, /^Replace everything/);
  await expect(cardValue(page, 'Achievements')).toHaveCount(0);
  await expect(cardValue(page, 'Read and dismissed')).toHaveText('1');
  await pressToastButton(page, /now has only the 1 record/, 'Undo');
  await expect(cardValue(page, 'Achievements')).toHaveText('1');
  expect((await exportEverything(page)).stores).toMatchObject(sample());
});

test('a second tab follows an import and an erasure', async ({ page, context }) => {
  await page.goto(routes.settings);
  const second = await context.newPage();
  await second.goto(routes.settings);
  await expect(cardValue(second, 'Storage used')).not.toHaveText('…');
  await importRecords(page, sample());
  await expect(cardValue(second, 'Achievements')).toHaveText('1');
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(cardValue(second, 'Achievements')).toHaveCount(0);
});

test('a file that is larger than 200 MB is refused', async ({ page }, info) => {
  const path = info.outputPath('large.json');
  await writeFile(path, '');
  await truncate(path, 200 * 1024 * 1024 + 1);
  await page.goto(routes.settings);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByLabel('Exported file').setInputFiles(path);
  await expect(page.getByText(/the limit is 200 MB/)).toBeVisible();
});

test('a page over plain http, where the browser has no crypto.subtle, says that it needs https', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined }),
  );
  for (const name of portalRoutes) {
    await page.goto(routes[name]);
    const messages = page.getByRole('list', { name: 'New messages' });
    await expect(messages).toContainText(/not served over https.*Open it with https\./);
  }
  await page.goto(routes.settings);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByLabel('Exported file').setInputFiles({
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(backup(sample())),
  });
  await expect(page.getByText(/Open this page with https/)).toBeVisible();
});

test('an unreadable record is quarantined, saved as a file, removed and restored', async ({
  page,
}) => {
  await openWithSample(page);
  await putRecord(page, 'achievements', { id: 'broken', at: 'yesterday' });
  await page.reload();
  await expect(cardValue(page, 'Achievements')).toHaveText('1');
  await expect(cardValue(page, 'Unreadable records')).toHaveText('1');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save as file: Achievements/ }).click();
  expect((await saving).suggestedFilename()).toMatch(/^edify-unreadable-.*\.json$/);
  await page.getByRole('button', { name: /^Remove: Achievements/ }).click();
  await expect(cardValue(page, 'Unreadable records')).toHaveCount(0);
  await pressToastButton(page, /could not be read was removed/, 'Undo');
  await expect(cardValue(page, 'Unreadable records')).toHaveText('1');
  expect((await exportEverything(page)).stores['quarantine']).toHaveLength(1);
});

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
  await expect(page.getByRole('radio', { name: /^Add to/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Replace everything/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(cardValue(page, 'Achievements')).toHaveText('1');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
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
  for (let count = 0; count < 4; count++) await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Restore everything' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cardValue(page, 'Achievements')).toHaveText('1');
});
