import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { addresses, ofAddress } from '../browser/support/addresses';
import { expect, test, watch } from './watched';

const canvas = { light: 'rgb(246, 243, 236)', dark: 'rgb(14, 21, 23)' };

for (const address of addresses)
  test(
    `${address} loads without problems and fits a phone`,
    ofAddress(address),
    async ({ tab, theme, baseURL }) => {
      await tab.setViewport({ width: 375, height: 812 });
      const answer = await tab.goto(`${baseURL}${address}`, { waitUntil: 'load' });
      await waitUntilReady(tab);
      expect(answer?.status()).toBe(address === '/nowhere/' ? 404 : 200);
      const found = await tab.evaluate(() => ({
        headings: document.querySelectorAll('h1').length,
        fonts: ['figtree', 'bricolage'].map((font) => document.fonts.check(`16px ${font}`)),
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        canvas: getComputedStyle(document.body).backgroundColor,
      }));
      expect(found).toEqual({
        headings: 1,
        fonts: [true, true],
        overflow: 0,
        canvas: canvas[theme],
      });
    },
  );

test('problems of a page are noticed', async ({ firefox, baseURL }) => {
  const tab = await firefox.newPage();
  const problems = watch(tab, baseURL);
  await tab.goto(`${baseURL}/Dashboard/`);
  await tab.evaluate(() => {
    console.error('logged');
    setTimeout(() => {
      throw new Error('thrown');
    });
    new Image().src = 'https://elsewhere.example/';
  });
  for (const problem of ['logged', 'thrown', 'Content-Security-Policy'])
    await expect.poll(() => problems.join('\n')).toContain(problem);
  await tab.close();
});
