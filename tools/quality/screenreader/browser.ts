import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer-core';
import { chromiumFlags } from '../browser/chromium';
import type { BrowserName } from './find';

const options: Readonly<Record<BrowserName, LaunchOptions>> = {
  firefox: {
    browser: 'firefox',
    extraPrefsFirefox: {
      'accessibility.force_disabled': -1,
      'ui.prefersReducedMotion': 1,
      // The list of downloads would take the focus.
      'browser.download.alwaysOpenPanel': false,
    },
  },
  chromium: {
    browser: 'chrome',
    args: [
      ...chromiumFlags,
      '--force-renderer-accessibility',
      '--force-prefers-reduced-motion',
      '--lang=en-US',
      '--window-size=1440,1000',
      '--window-position=0,0',
    ],
  },
};

/** Starts a browser with a window, so that it reports its content to the screen reader. */
export function launch(
  name: BrowserName,
  program: string,
  env: NodeJS.ProcessEnv,
): Promise<Browser> {
  return puppeteer.launch({
    ...options[name],
    executablePath: program,
    headless: false,
    defaultViewport: null,
    env,
  });
}
