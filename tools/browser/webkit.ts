import { existsSync, readdirSync } from 'node:fs';
import { onPath, type Environment } from './installed';

/** What the tests in WebKit need: the driver, the browser that it drives, and a display where there is none. */
export interface Webkit {
  driver: string;
  browser: string;
  /** Starts a display that nobody sees; undefined where the computer has one. */
  display: string | undefined;
}

/** What to do when the computer has no WebKitGTK with its driver. */
export const webkitHelp = [
  'The tests in WebKit were left out: WebKitGTK and its WebDriver were not found. Get them:',
  '  Debian           sudo apt-get install webkit2gtk-driver xvfb',
].join('\n');

/** Finds WebKitGTK's small browser and its driver as Debian installs them. */
export function findWebkit(
  env: Environment = process.env,
  exists: (path: string) => boolean = existsSync,
  list: (folder: string) => string[] = (folder) => (existsSync(folder) ? readdirSync(folder) : []),
): Webkit | undefined {
  const driver = onPath(['WebKitWebDriver'], env).find(exists);
  const browser = list('/usr/lib')
    .flatMap((machine) => ['4.1', '4.0'].map((api) => `/usr/lib/${machine}/webkit2gtk-${api}`))
    .map((folder) => `${folder}/MiniBrowser`)
    .find(exists);
  const display = env['DISPLAY'] ? undefined : onPath(['Xvfb'], env).find(exists);
  if (!driver || !browser || !(display || env['DISPLAY'])) return undefined;
  return { driver, browser, display };
}
