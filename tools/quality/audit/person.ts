import puppeteer, { type Page } from 'puppeteer-core';
import { screenEmulationMetrics } from 'lighthouse/core/config/constants.js';
import { copyKey } from '@/lib/record/own-copy';
import { flagKey } from '@/lib/record/session-flag';
import type { Route } from '@/lib/site/routes';

/** An invented person and the page on which this person signs in. */
export interface SignedInPerson {
  id: string;
  code: string;
  login: Route;
}

/** Opens a page of a browser that listens on a port, with the screen of Lighthouse's phone. */
export async function onPhone<Result>(
  port: number,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}` });
  try {
    const page = await browser.newPage();
    const { width, height, deviceScaleFactor } = screenEmulationMetrics.mobile;
    await page.setViewport({ width, height, deviceScaleFactor, isMobile: true, hasTouch: true });
    const result = await work(page);
    await page.close();
    return result;
  } finally {
    await browser.disconnect();
  }
}

/** Signs a person in and visits a page until the browser has stored the copy of it. */
export async function visitAsPerson(
  port: number,
  url: string,
  { id, code, login }: SignedInPerson,
): Promise<void> {
  const { origin, pathname } = new URL(url);
  await onPhone(port, async (page) => {
    await page.goto(`${origin}${login}#${id}.${code}`);
    await page.click('#login');
    await page.waitForFunction((path) => location.pathname !== path, {}, login);
    await page.goto(url);
    const device = await page.evaluate(
      (key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { device: string }).device,
      flagKey,
    );
    await page.waitForFunction(
      (key) => localStorage.getItem(key) !== null,
      {},
      copyKey({ device }, pathname),
    );
  });
}
