import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { chromiumHelp, findChromium } from './chromium';
import { explain } from './explain';
import { listen } from './listen';
import { createSiteServer } from './serve';
import { buildWhenStale } from './site';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    width: { type: 'string' },
    scheme: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});

const folder = positionals[0] ?? 'test-results/screenshots';
const widths = (values.width ?? '375,768,1440').split(',').map(Number);
const schemes = (['light', 'dark'] as const).filter((name) => chosen(values.scheme, name));
const pages = Object.entries({ ...routes, notFound: '/nowhere/' }).filter(([name]) =>
  chosen(values.only, name),
);

await explain(async () => {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(chromiumHelp);
  if (!values['no-build'] && !(await buildWhenStale())) return 1;
  mkdirSync(folder, { recursive: true });
  const server = createSiteServer('out', process.env['BASE_PATH'] ?? '');
  const origin = `http://localhost:${await listen(server, 3311)}${process.env['BASE_PATH'] ?? ''}`;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
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
        await page.goto(origin + path, { waitUntil: 'networkidle' });
        await wakeLazyParts(page);
        const file = join(folder, `${name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: true });
        console.log(file);
      }
      await page.close();
    }
  }
  await browser.close();
  server.close();
  server.closeAllConnections();
  return 0;
});

function chosen(list: string | undefined, name: string): boolean {
  return list === undefined || list.toLowerCase().split(',').includes(name.toLowerCase());
}

/** Scrolls through the page once, so that parts which load near the viewport are drawn. */
async function wakeLazyParts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(400);
}
