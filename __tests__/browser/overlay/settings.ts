import type { Page } from '@playwright/test';
import { encryptToPhrase } from '@/lib/crypto/pass-phrase';
import { formatEncrypted } from '@/lib/crypto/encrypted-file';
import { backup, openWithSample, putRecord, sample } from '../support/backup';
import { makeKey } from '../support/published-key';
import { pressFor, shown, type Overlay, type PageStates } from './overlay';

export async function settings(page: Page): Promise<(Overlay | PageStates)[]> {
  const encrypted = await formatEncrypted(
    await encryptToPhrase('edify-backup', new Blob([backup(sample())]), 'peepal grove at dawn'),
  );
  await openWithSample(page);
  await putRecord(page, 'achievements', { id: 'broken', at: 'yesterday' });
  await page.reload();
  return [
    {
      async *states() {
        await shown(page, /could not be read$/);
        yield 'with a record that could not be read';
      },
    },
    {
      button: 'Import',
      async *states(dialog) {
        const choose = async (text: string, answer: string | RegExp) => {
          await dialog.getByLabel('Exported file').setInputFiles({
            name: 'mine.json',
            mimeType: 'application/json',
            buffer: Buffer.from(text),
          });
          await shown(dialog, answer);
        };
        await choose('{}', /cannot be imported/);
        yield 'with a refused file';
        await choose(backup({}), /Nothing is deleted/);
        yield 'with a backup';
        await choose(encrypted, 'Pass phrase');
        await dialog.getByLabel('Pass phrase', { exact: true }).fill('peepal grove at dusk');
        await page.keyboard.press('Enter');
        await shown(dialog, /^The pass phrase is wrong/);
        yield 'with a wrong pass phrase';
      },
    },
    {
      button: 'Export with a pass phrase',
      async *states(dialog) {
        await dialog.getByRole('button', { name: 'Suggest a pass phrase' }).click();
        yield 'with a suggestion';
      },
    },
    { button: 'Erase everything' },
    {
      async *states() {
        await page.getByRole('button', { name: 'Erase everything' }).click();
        await page.getByRole('button', { name: 'Erase', exact: true }).click();
        await page.getByRole('button', { name: 'Restore everything' }).waitFor();
        yield 'after everything was erased';
      },
    },
    {
      async *states() {
        await makeKey(page);
        yield 'with a signing key';
        const card = page.getByRole('region', { name: 'Signing key' });
        await pressFor(card, 'Remove the key', 'Keep it');
        yield 'asking before it removes the key';
      },
    },
  ];
}
