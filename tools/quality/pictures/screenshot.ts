import { chromium, type Browser, type Page } from '@playwright/test';
import { sealedPath } from '@/lib/record/derivation';
import { demoCollege } from '@/tools/college/demo';
import { nameOf, type PersonRecord } from '@/tools/college/person-of';
import { sealRecord } from '@/tools/college/seal/seal-record';
import { chromiumFlags, chromiumHelp, findChromium } from '../browser';
import { buildWhenStale } from '@/tools/site/build/site';
import { listen, closeServer } from '@/tools/site/serve/listen';
import { createSiteServer } from '@/tools/site/serve/server';
import type { DemoTheme } from '@/components/marketing/model/demo-picture';
import { routes, type Route } from '@/lib/site/routes';
import { waitUntilReady } from './page-ready';
import { readBasePath } from '@/tools/command/target';

/** A browser, and the address of the built site without a trailing slash. */
export interface BrowserSession {
  browser: Browser;
  origin: string;
}

/**
 * Builds the site if it is stale, serves it (or another folder), starts a browser, and closes everything after the
 * work. Returns true if the build succeeded; throws if no browser is installed.
 */
export async function withBrowserSession(
  work: (session: BrowserSession) => Promise<void>,
  build = buildWhenStale,
  out = 'out',
): Promise<boolean> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(chromiumHelp);
  if (!(await build())) return false;
  const basePath = readBasePath();
  const server = createSiteServer(out, basePath);
  const origin = `http://localhost:${await listen(server, 3311)}${basePath}`;
  try {
    const browser = await chromium.launch({ executablePath, args: chromiumFlags });
    try {
      await work({ browser, origin });
    } finally {
      await browser.close();
    }
  } finally {
    closeServer(server);
  }
  return true;
}

/**
 * The time of the pictures, at the college: a Wednesday morning, the day after the date of the figures in the sample
 * (as of 30 Sep 2025), after its notices (September) and before its calendar (November).
 */
const morning = new Date('2025-10-01T08:50:00+05:30');

/** A page and how to capture it; `scale` is the number of image pixels per window pixel. */
export interface Shot {
  path: Route;
  window: { width: number; height: number };
  theme: DemoTheme;
  scale?: number;
  /** The person who is signed in, and the time; without it, the sample's student at the usual time. */
  visit?: { record: PersonRecord; at: Date };
}

/** Captures the first screen of a page at a fixed time, without animation, and returns the PNG. */
export async function takeScreenshot(
  { browser, origin }: BrowserSession,
  shot: Shot,
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: shot.window,
    deviceScaleFactor: shot.scale ?? 1,
    colorScheme: shot.theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Asia/Kolkata',
  });
  try {
    await page.clock.setFixedTime(shot.visit?.at ?? morning);
    if (shot.visit) await signIn(page, origin, shot.visit.record);
    const response = await page.goto(origin + shot.path);
    if (!response?.ok()) throw new Error(`${shot.path} answered ${response?.status()}, not 200.`);
    await waitUntilReady(page);
    await page.evaluate(async () => {
      // The picture shows the portal, not the strip of the tour that its student came with.
      document.querySelector('#tour-strip')?.remove();
      const near = [...document.images].filter(
        (image) => image.getBoundingClientRect().top < window.innerHeight && image.offsetParent,
      );
      await Promise.all(near.map((image) => image.decode()));
    });
    return await page.screenshot({ animations: 'disabled', caret: 'hide' });
  } finally {
    await page.close();
  }
}

/** Signs an invented student in with the tour; the server answers with the record that is given. */
async function signIn(page: Page, origin: string, record: PersonRecord): Promise<void> {
  const { name, sealed } = sealRecord(
    demoCollege,
    record,
    undefined,
    Date.parse(record.asOf) / 1000,
  );
  await page.route(`**/people/${sealedPath(name)}`, (route) =>
    route.fulfill({ body: sealed, contentType: 'application/jose' }),
  );
  await page.goto(`${origin}${routes.login}#tour`);
  await page.getByRole('button', { name: `As a student: ${nameOf(record)}` }).click();
  await page.waitForURL(`${origin}/**/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
