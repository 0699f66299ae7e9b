import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, chromiumHelp, findChromium } from '../browser/chromium';
import { readBasePath } from '@/tools/command/base-path';
import { buildWhenStale } from '@/tools/site/build/site';
import { listen, closeServer } from '@/tools/site/serve/listen';
import { createSiteServer } from '@/tools/site/serve/server';

/** A browser, and the address of the built site without a trailing slash. */
export interface BrowserSession {
  browser: Browser;
  origin: string;
}

/**
 * Builds the site if it is stale, serves it (or another folder), starts a browser, and closes everything after the
 * work. Returns whether the build succeeded; throws if no browser is installed.
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
