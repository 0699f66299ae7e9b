import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { expect } from './watched';

/** Records of a backup, by store. */
type Stores = Record<string, Record<string, unknown>[]>;

const at = '2026-01-31T09:30:00.000Z';
/** Notifications are shown for 90 days, so these are an hour and a day old. */
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const notifiedAt = [ago(1), ago(24)] as const;
const proof = '%PDF-1.7 a certificate';

/** Records of a device: an achievement with a picture, two events, a flag and a file. */
export function sample(): Stores {
  return {
    achievements: [
      {
        id: 'cup',
        origin: 'device',
        removed: false,
        at,
        fields: { name: 'Robotics cup', picture: 'proof' },
      },
    ],
    events: [
      { id: 'told-1', at: notifiedAt[0], title: 'Robotics Primer was submitted', about: 'primer' },
      { id: 'told-2', at: notifiedAt[1], title: 'A draft was kept' },
    ],
    flags: [{ id: 'read:library-hours', at }],
    files: [
      {
        id: 'proof',
        name: 'proof.pdf',
        type: 'application/pdf',
        size: proof.length,
        sha256: createHash('sha256').update(proof).digest('hex'),
        content: Buffer.from(proof).toString('base64'),
      },
    ],
  };
}

/** Many small records, so that a write takes long. */
export function manyRecords(count: number): Stores {
  const flags = Array.from({ length: count }, (_, index) => ({ id: `read:${index}`, at }));
  return { flags };
}

/** Text of a backup file with these records. */
export function backup(stores: Stores, head: object = {}): string {
  return JSON.stringify({ format: 'edify-backup', version: 1, savedAt: at, stores, ...head });
}

/** Opens the import dialog on a settings page and chooses a file with this text. */
export async function chooseFile(page: Page, text: string, name = 'mine.json'): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page
    .getByLabel('Exported file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Imports records on a settings page. */
export async function importRecords(page: Page, stores: Stores): Promise<void> {
  await chooseFile(page, backup(stores));
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the settings page and imports the sample. */
export async function openWithSample(page: Page): Promise<void> {
  await page.goto(routes.settings);
  await importRecords(page, sample());
}

/** Exports everything and returns the name and the records of the file. */
export async function exportEverything(page: Page): Promise<{ name: string; stores: Stores }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).first().click();
  const download = await saving;
  const { stores } = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    stores: Stores;
  };
  return { name: download.suggestedFilename(), stores };
}

/** Value of a line under Details. */
export function cardValue(page: Page, name: string) {
  const card = page.getByRole('region', { name: 'Your data' });
  return card
    .locator(':scope > details > dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');
}

/** Writes a value into the database without any check. */
export async function putRecord(page: Page, store: string, value: object): Promise<void> {
  await page.evaluate(
    ([into, planted]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('edify:/');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(into, 'readwrite');
          transaction.objectStore(into).put(planted);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [store, value] as const,
  );
}
