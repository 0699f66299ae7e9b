import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { runMain } from '@/tools/command/run-main';
import { waitUntilReady } from '../pictures/page-ready';
import { withBrowserSession, type BrowserSession } from '../pictures/browser-session';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    width: { type: 'string' },
    scheme: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});

const folder = positionals[0] ?? 'test-results/gallery';
const widths = (values.width ?? '375,768,1440').split(',').map(Number);
const schemes = (['light', 'dark'] as const).filter((name) => chosen(values.scheme, name));
const pages = Object.entries({ ...routes, notFound: '/nowhere/' }).filter(([name]) =>
  chosen(values.only, name),
);

await runMain(async () => {
  mkdirSync(folder, { recursive: true });
  const shown = values['no-build']
    ? await withBrowserSession(writeGallery, () => Promise.resolve(true))
    : await withBrowserSession(writeGallery);
  return shown ? 0 : 1;
});

/** Takes a full-page screenshot of every chosen page, in every chosen width and theme. */
async function writeGallery({ browser, origin }: BrowserSession): Promise<void> {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      const viewport = { width, height: width < 700 ? 812 : 900 };
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
      page.on('console', (message) => {
        if (message.type() !== 'error' || page.url().endsWith('/nowhere/')) return;
        console.error(`${page.url()} ${width} ${colorScheme}: ${message.text()}`);
      });
      page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`));
      for (const [name, path] of pages) {
        await page.goto(origin + path);
        await waitUntilReady(page);
        await loadLazySections(page);
        const file = join(folder, `${name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: true });
        console.log(file);
      }
      await page.close();
    }
  }
}

function chosen(list: string | undefined, name: string): boolean {
  return list === undefined || list.toLowerCase().split(',').includes(name.toLowerCase());
}

/** Scrolls through the page once, so that sections that load near the viewport are drawn. */
async function loadLazySections(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  await waitUntilReady(page);
}
