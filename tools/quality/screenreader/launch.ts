import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer-core';
import { chromiumFlags } from '../browser/chromium';
import type { BrowserName } from './find';

const options = (downloads: string): Readonly<Record<BrowserName, LaunchOptions>> => ({
  firefox: {
    browser: 'firefox',
    extraPrefsFirefox: {
      'accessibility.force_disabled': -1,
      'ui.prefersReducedMotion': 1,
      // A question or the list of downloads would take the focus.
      'permissions.default.persistent-storage': 1,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.always_ask_before_handling_new_types': false,
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
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
  },
});

/** Starts a browser with a window, so that it reports its content to the screen reader; it saves downloads in a folder. */
export function launch(
  name: BrowserName,
  program: string,
  env: NodeJS.ProcessEnv,
  downloads: string,
): Promise<Browser> {
  return puppeteer.launch({
    ...options(downloads)[name],
    executablePath: program,
    headless: false,
    defaultViewport: null,
    env,
  });
}
