import { themeKey } from '@/lib/browser/theme';
import { routes } from '@/lib/site/routes';
import { visit } from './steps';
import { expect, test } from './watched';

for (const chosen of [undefined, 'light', 'dark'] as const)
  test(`the landing page loads each picture of the dashboard once, in the current theme, with ${chosen ?? 'nothing'} chosen`, async ({
    tab,
    baseURL,
    theme,
  }) => {
    await visit(tab, baseURL + routes.login);
    if (chosen)
      await tab.evaluate((key, theme) => localStorage.setItem(key, theme), themeKey, chosen);
    await visit(tab, baseURL + routes.landing);
    await tab.evaluate(() => document.getElementById('demo')!.scrollIntoView());
    const shown = () =>
      tab.evaluate(() => {
        const image = document.querySelector<HTMLImageElement>('#demo img')!;
        return image.complete && image.currentSrc;
      });
    await expect.poll(shown).toContain(`/images/demo/desktop-${chosen ?? theme}-`);
    const fetched = await tab.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const demo = fetched.filter((name) => name.includes('/images/demo/'));
    expect(demo.filter((name) => name.includes('/desktop-'))).toHaveLength(1);
    expect(demo.filter((name) => !name.includes(`-${chosen ?? theme}-`))).toEqual([]);
  });
