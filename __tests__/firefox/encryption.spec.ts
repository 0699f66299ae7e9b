import { writeFile } from 'node:fs/promises';
import type { ElementHandle, Page } from 'puppeteer-core';
import { encryptExchange } from '@/components/exchange/model/encryption';
import { readEncrypted, formatEncrypted } from '@/lib/crypto/encrypted-file';
import { decryptWithPhrase, encryptToPhrase } from '@/lib/crypto/pass-phrase';
import type { PublicKey } from '@/lib/crypto/es256';
import { routes } from '@/lib/site/routes';
import { backup, sample } from '../browser/support/backup';
import { approvalOf, filePayload } from '../browser/support/exchange-file';
import { expectText, fill, press, visit } from './steps';
import { expect, test } from './watched';

const phrase = 'peepal grove at dawn';

/** Collects the text of the files that the page saves from now on. */
async function catchSaved(tab: Page): Promise<() => Promise<string[]>> {
  await tab.evaluate(() => {
    const saved: string[] = [];
    Object.assign(window, { saved });
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (content) => {
      void (content as Blob).text().then((text) => saved.push(text));
      return create(content);
    };
  });
  return () => tab.evaluate(() => (window as unknown as { saved: string[] }).saved);
}

async function chooseFile(tab: Page, path: string, index = 0): Promise<void> {
  await tab.waitForSelector('dialog[open] input[type="file"]');
  const fields = await tab.$$('dialog[open] input[type="file"]');
  await (fields[index] as ElementHandle<HTMLInputElement>).uploadFile(path);
}

test(
  'a backup with a pass phrase is imported and exported',
  { tag: '@slow' },
  async ({ tab }, info) => {
    const path = info.outputPath('mine.json');
    const content = new Blob([backup(sample())]);
    await writeFile(
      path,
      await formatEncrypted(await encryptToPhrase('edify-backup', content, phrase)),
    );
    await visit(tab, routes.settings);
    await press(tab, 'button', 'Import');
    await chooseFile(tab, path);
    await fill(tab, 'Pass phrase', 'peepal grove at dusk');
    await tab.keyboard.press('Enter');
    await expectText(tab, 'dialog[open]', /The pass phrase is wrong/);
    await tab.keyboard.down('Control');
    await tab.keyboard.press('a');
    await tab.keyboard.up('Control');
    await fill(tab, 'Pass phrase', phrase);
    await tab.keyboard.press('Enter');
    await expectText(tab, 'dialog[open]', /5 records, exported/);
    await press(tab, 'dialog[open] button', 'Import');
    await tab.waitForFunction(() => !document.querySelector('dialog[open]'));
    await press(tab, 'summary', 'Details');
    await expectText(tab, 'dt', 'Achievements');

    const saved = await catchSaved(tab);
    await press(tab, 'button', 'Export with a pass phrase');
    await fill(tab, 'Pass phrase', phrase);
    await fill(tab, 'Pass phrase again', phrase);
    await tab.keyboard.press('Enter');
    await expectText(tab, 'dialog[open]', /Everything was exported/);
    await expect.poll(async () => (await saved()).length).toBe(1);
    const [file] = await saved();
    const opened = await decryptWithPhrase(await readEncrypted(file!), phrase, 1_000_000);
    expect(JSON.parse(await opened.text())).toMatchObject({ stores: sample() });
  },
);

test(
  'a decision that is encrypted to the key in the request is recorded',
  { tag: '@slow' },
  async ({ tab }, info) => {
    await visit(tab, routes.dashboard);
    const saved = await catchSaved(tab);
    await press(tab, 'button', 'More about activities');
    await press(tab, 'button', 'Send again');
    await press(tab, 'dialog[open] button', 'Save request file');
    await expect.poll(async () => (await saved()).length).toBe(1);
    const request = filePayload('request.json', (await saved())[0]!);
    const { payload } = JSON.parse(request.buffer.toString()) as { payload: string };
    const { replyKey } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
      replyKey: PublicKey;
    };
    const answer = new Blob([new Uint8Array(approvalOf(request).buffer)]);
    const path = info.outputPath('decisions.json');
    await writeFile(path, await (await encryptExchange('decisions', answer, replyKey)).text());
    await tab.keyboard.press('Escape');
    await press(tab, 'button', 'More about activities');
    await press(tab, 'button', 'Import');
    await chooseFile(tab, path);
    await expectText(tab, 'dialog[open]', /From Dr\. Ananya Rao/);
    await expectText(tab, 'dialog[open]', /Will be recorded as approved/);
  },
);
