import { truncate, writeFile } from 'node:fs/promises';
import { routes } from '@/lib/site/routes';
import {
  backup,
  importRecords,
  chooseFile,
  exportEverything,
  cardValue,
  openWithSample,
  putRecord,
  pressToastButton,
  sample,
} from '../support/backup';
import { toast } from '../support/toast';
import { expect, test } from '../support/watched';

const nothing = 'Nothing is kept on this device yet.';

// High enough that no message at the foot of the window lies over a button of the card.
test.use({ viewport: { width: 1440, height: 1500 } });

for (const [address, owner] of [
  [routes.settings, '25CSE1042'],
  [routes.facultySettings, 'ananya.rao'],
])
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

test('erasing can be undone by its message and by the line in the card', async ({ page }) => {
  await openWithSample(page);
  const { stores } = await exportEverything(page);
  for (const undo of ['message', 'card']) {
    await page.getByRole('button', { name: 'Erase everything' }).click();
    await page.getByRole('button', { name: 'Erase', exact: true }).click();
    await expect(cardValue(page, 'Achievements')).toHaveCount(0);
    if (undo === 'message') await pressToastButton(page, /Everything was erased/, 'Undo');
    else await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(cardValue(page, 'Files')).toHaveText('1 (1 kB)');
    await expect(toast(page, 'Everything was erased')).toHaveCount(0);
    expect((await exportEverything(page)).stores).toEqual(stores);
  }
});

test('merging adds, replacing exchanges, and both are undone', async ({ page }) => {
  await openWithSample(page);
  const other = { marks: [{ id: 'read:fee-receipt', at: '2026-02-01T00:00:00Z' }] };
  await importRecords(page, other);
  await expect(cardValue(page, 'Read and dismissed')).toHaveText('2');
  await pressToastButton(page, /Added the 1 record/, 'Undo');
  await expect(cardValue(page, 'Read and dismissed')).toHaveText('1');
  await importRecords(page, other, /^Put it in place/);
  await expect(cardValue(page, 'Achievements')).toHaveCount(0);
  await expect(cardValue(page, 'Read and dismissed')).toHaveText('1');
  await pressToastButton(page, /now keeps only the 1 record/, 'Undo');
  await expect(cardValue(page, 'Achievements')).toHaveText('1');
  expect((await exportEverything(page)).stores).toMatchObject(sample());
});

test('a second tab follows an import and an erasure', async ({ page, context }) => {
  await page.goto(routes.settings);
  const second = await context.newPage();
  await second.goto(routes.settings);
  await expect(cardValue(second, 'Room taken')).not.toHaveText('…');
  await importRecords(page, sample());
  await expect(cardValue(second, 'Achievements')).toHaveText('1');
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(cardValue(second, 'Achievements')).toHaveCount(0);
});

test.describe('a broken file is refused', () => {
  const stores = sample();
  const file = stores['files']?.[0];
  const broken: [string, string, RegExp][] = [
    ['no JSON', '{"format": "edify-', /The file is not JSON, or only a part of it/],
    ['another format', '{"name": "Aarav"}', /The file is no backup of this site/],
    ['a newer version', backup(stores, { version: 3 }), /Reload this page to get the newest one/],
    [
      'a store nobody knows',
      backup({ ...stores, spoons: [] }),
      /spoons is no kind of record that this site knows/,
    ],
    [
      'a record of another shape',
      backup({ marks: [{ id: 'a', at: 'yesterday' }] }),
      /Read and dismissed, record 1 \(a\) at: must be a moment/,
    ],
    [
      'one id twice',
      backup({ marks: [...(stores['marks'] ?? []), ...(stores['marks'] ?? [])] }),
      /record 2 \(read:library-hours\) has the id of one before it/,
    ],
    [
      'a file that was changed',
      backup({
        ...stores,
        files: [{ ...file, content: Buffer.from('%PDF-1.7 a forged one ').toString('base64') }],
      }),
      /Files, record 1 \(proof\) content: is not what was saved/,
    ],
    [
      'a file that is not there',
      backup({ ...stores, files: [] }),
      /Achievements, record 1 \(cup\) names the file "proof"/,
    ],
    [
      'keys that would reach into the page',
      backup({ marks: [] }).replace('"marks":[', '"marks":[{"id":"a","__proto__":{"bad":1}}'),
      /__proto__/,
    ],
  ];
  test('with its reasons, and nothing changes', async ({ page }) => {
    test.slow();
    await openWithSample(page);
    for (const [name, text, reason] of broken)
      await test.step(name, async () => {
        await chooseFile(page, text);
        const group = page.getByRole('group', { name: 'Why this file cannot be imported' });
        await expect(group).toBeFocused();
        await expect(group).toContainText('mine.json cannot be imported. Nothing was changed.');
        await expect(group).toContainText(reason);
        await expect(group).toContainText('What to do:');
        await page.keyboard.press('Escape');
        expect((await exportEverything(page)).stores).toMatchObject(sample());
      });
  });

  test('where it has more than 200 MB', async ({ page }, info) => {
    const path = info.outputPath('large.json');
    await writeFile(path, '');
    await truncate(path, 200 * 1024 * 1024 + 1);
    await page.goto(routes.settings);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByLabel('Exported file').setInputFiles(path);
    await expect(page.getByText(/at most 200 MB can be read/)).toBeVisible();
  });
});

test('a page over plain http, where the browser checks no file, imports files as well', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined }),
  );
  await openWithSample(page);
  await expect(cardValue(page, 'Files')).toHaveText(/^1 /);
});

test('a record that cannot be read is set aside, saved as a file, removed and brought back', async ({
  page,
}) => {
  await openWithSample(page);
  await putRecord(page, 'achievements', { id: 'broken', at: 'yesterday' });
  await page.reload();
  await expect(cardValue(page, 'Achievements')).toHaveText('1');
  await expect(cardValue(page, 'Set aside')).toHaveText('1');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save as file: Achievements/ }).click();
  expect((await saving).suggestedFilename()).toMatch(/^edify-set-aside-.*\.json$/);
  await page.getByRole('button', { name: /^Remove: Achievements/ }).click();
  await expect(cardValue(page, 'Set aside')).toHaveCount(0);
  await pressToastButton(page, /could not be read was removed/, 'Undo');
  await expect(cardValue(page, 'Set aside')).toHaveText('1');
  expect((await exportEverything(page)).stores['aside']).toHaveLength(1);
});

test('all of it works by keyboard alone', async ({ page }) => {
  await page.goto(routes.settings);
  const button = page.getByRole('button', { name: 'Import', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Exported file').setInputFiles({
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(backup(sample())),
  });
  await expect(page.getByRole('heading', { name: /^5 records, exported/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^Add to/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Put it/ })).toBeChecked();
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
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Erase', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cardValue(page, 'Achievements')).toHaveCount(0);
  await expect(erase).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Bring it back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cardValue(page, 'Achievements')).toHaveText('1');
});
