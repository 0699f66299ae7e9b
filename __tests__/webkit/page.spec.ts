import { addresses } from '../browser/support/addresses';
import { visit } from './steps';
import { consoleOf, expect, test } from './watched';

for (const address of addresses)
  test(`${address} requests no other host and does not scroll sideways`, async ({
    tab,
    baseURL,
  }) => {
    await visit(tab, baseURL + address);
    const { asked, wider, heading } = await tab.evaluate(() => ({
      asked: performance.getEntriesByType('resource').map(({ name }) => name),
      wider: document.documentElement.scrollWidth - window.innerWidth,
      heading: document.querySelector('h1')?.textContent ?? '',
    }));
    expect(asked.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
    expect(wider).toBeLessThanOrEqual(0);
    expect(heading).not.toBe('');
  });

test('no page writes errors or warnings to the console', async ({ driver, baseURL }) => {
  test.setTimeout(90_000);
  const pages = addresses.filter((address) => address !== '/nowhere/');
  expect(
    await consoleOf(
      driver,
      pages.map((address) => baseURL + address),
    ),
  ).toEqual([]);
});
