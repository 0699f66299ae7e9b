import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { keyIdOf } from '@/components/exchange/model/signature';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { countStored } from '../support/count-stored';
import { toast } from '../support/toast';
import { undo } from '../support/undo';
import { expect, test } from '../support/watched';

const card = (page: Page) => page.getByRole('region', { name: 'Signing key' });

async function makeKey(page: Page) {
  await page.goto(routes.facultySettings);
  await waitUntilReady(page);
  await card(page).getByRole('button', { name: 'Create a signing key' }).press('Enter');
  await expect(toast(page, /A signing key was created on this device/)).toBeVisible();
}

test('a key is created once, survives a reload, and only its public entry can be saved', async ({
  page,
}) => {
  await makeKey(page);
  await expect(card(page)).toContainText('Not published yet');
  await page.reload();
  await expect(card(page)).toContainText('PG-ENG-0217');
  const download = page.waitForEvent('download');
  await card(page).getByRole('button', { name: 'Save the public entry' }).press('Enter');
  const entry = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
    id: string;
    publicKey: { kty: 'EC'; crv: 'P-256'; x: string; y: string };
  };
  expect(Object.keys(entry)).toEqual([
    ...['id', 'name', 'employeeId', 'publicKey', 'encryptionKey', 'from'],
  ]);
  expect(Object.keys(entry.publicKey).sort()).toEqual(['crv', 'kty', 'x', 'y']);
  expect(await keyIdOf(entry.publicKey)).toBe(entry.id);
  await expect(card(page)).toContainText(entry.id);
  const secret = await page.evaluate(async () => {
    const opening = indexedDB.open('edify:/');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const asking = database.transaction('keys').objectStore('keys').get('signing');
    const record = await new Promise<{ privateKey: CryptoKey }>((resolve) => {
      asking.onsuccess = () => resolve(asking.result as { privateKey: CryptoKey });
    });
    database.close();
    return crypto.subtle.exportKey('pkcs8', record.privateKey).then(
      () => 'taken',
      () => 'kept',
    );
  });
  expect(secret).toBe('kept');
});

test(
  'a key is removed and restored, and erasing everything deletes it too',
  { tag: '@slow' },
  async ({ page }) => {
    await makeKey(page);
    await card(page).getByRole('button', { name: 'Remove the key' }).click();
    await expect(card(page).getByRole('button', { name: 'Keep it' })).toBeFocused();
    expect(await countStored(page, 'keys')).toBe(1);
    await card(page).getByRole('button', { name: 'Remove it' }).click();
    await expect(toast(page, 'The signing key was removed from this device.')).toBeVisible();
    expect(await countStored(page, 'keys')).toBe(0);
    await undo(page, 'The signing key was removed from this device.');
    await expect.poll(() => countStored(page, 'keys')).toBe(1);
    await page.getByRole('button', { name: 'Erase everything' }).click();
    await page.getByRole('button', { name: 'Erase', exact: true }).click();
    await expect(toast(page, 'Everything was erased from this device.')).toBeVisible();
    expect(await countStored(page, 'keys')).toBe(0);
  },
);
