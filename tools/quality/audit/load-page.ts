import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import type { Page } from 'puppeteer-core';
import { startBrowser } from './start-browser';
import type { AuditPage } from './page';
import { visitAsPerson } from './person';
import { whyUnjudged, type LighthouseResult } from './audit-result';
import { inlineScriptBytes } from './inline-script';
import { slowdownOf } from './slowdown';

/** The result of one load of a page, and the version of the browser. */
export interface AuditRun {
  result: LighthouseResult;
  /** The size of the scripts in the page's HTML after gzip, in bytes. */
  inlineBytes: number;
  browserVersion: string;
}

/**
 * Loads a page in a new browser, throttled like the slow phone of Lighthouse. Throws with its title if it cannot be
 * judged.
 */
export async function loadPage(
  executablePath: string,
  page: AuditPage,
  url: string,
): Promise<AuditRun> {
  try {
    const inlineBytes = inlineScriptBytes(await (await fetch(url)).text());
    return { ...(await runLighthouse(executablePath, url, page)), inlineBytes };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${page.title}: Lighthouse could not measure it. ${why}`, { cause: error });
  }
}

/** Set by the previous load; the first load uses Lighthouse's own figure. */
let slowdown = throttling.mobileSlow4G.cpuSlowdownMultiplier;

/** Empties the HTTP cache and makes processor and connection as slow as those of Lighthouse's phone. */
export async function slowDown(page: Page): Promise<void> {
  const { rttMs, throughputKbps } = throttling.mobileSlow4G;
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: rttMs,
    downloadThroughput: (throughputKbps * 1000) / 8,
    uploadThroughput: (throughputKbps * 1000) / 16,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

async function runLighthouse(
  executablePath: string,
  url: string,
  { without = [], person }: AuditPage,
): Promise<Omit<AuditRun, 'inlineBytes'>> {
  const browser = await startBrowser(executablePath);
  try {
    if (person) await visitAsPerson(browser.port, url, person);
    // Lighthouse empties the HTTP cache and leaves what the page has stored.
    const outcome = await lighthouse(url, {
      port: browser.port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      skipAudits: [...without],
      disableFullPageScreenshot: true,
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
    });
    const why = outcome === undefined ? 'It gave no result.' : whyUnjudged(outcome.lhr);
    if (outcome === undefined || why !== undefined) throw new Error(why);
    slowdown = slowdownOf(outcome.lhr.environment.benchmarkIndex);
    return { result: outcome.lhr, browserVersion: browser.version };
  } finally {
    await browser.close();
  }
}
