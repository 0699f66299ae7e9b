import { routes } from '@/lib/site/routes';
import { credentialOfSite } from '../browser/support/credential';
import { expectText, press, visit } from './steps';
import { expect, test } from './watched';

test('a credential is checked on the device with the published keys', async ({ tab }) => {
  const { valid, keys } = await credentialOfSite();
  await visit(tab, routes.verify);
  await tab.setRequestInterception(true);
  tab.on('request', (request) => {
    if (!request.url().endsWith('/credentials/keys.json')) return void request.continue();
    void request.respond({ contentType: 'application/json', body: keys });
  });
  const check = async (content: string) => {
    await tab.$eval(
      '#credential',
      (area, text) => void ((area as HTMLTextAreaElement).value = text),
      content,
    );
    await press(tab, '#verify button', 'Check');
  };
  await check(valid);
  await expectText(tab, '#result', 'This credential is valid');
  await expectText(tab, '#result', 'Meera Nair');
  await expect
    .poll(() => tab.evaluate(() => document.activeElement?.textContent))
    .toBe('This credential is valid');
  await check(valid.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')));
  await expectText(tab, '#result', 'This credential was changed');
});
