import { existsSync, readdirSync } from 'node:fs';
import { onPath, type Environment } from './installed';

interface Webkit {
  driver: string;
  browser: string;
  /** The path of Xvfb; undefined if the computer has a display. */
  display: string | undefined;
}

/** Shown when WebKitGTK or its driver is not found. */
export const webkitHelp = [
  'The WebKit tests need WebKitGTK and its WebDriver, but they were not found. Install them:',
  '  Debian           sudo apt-get install webkit2gtk-driver xvfb',
].join('\n');

/** Finds WebKitGTK's MiniBrowser and its driver where Debian installs them. */
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
