import { existsSync } from 'node:fs';
import { chosenPath, findInstalled, onPath, type Environment } from './installed';

const places = {
  variable: 'CHROMIUM_PATH',
  names: [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
  ],
  further: ['/snap/bin'],
  mac: {
    'Google Chrome': 'Google Chrome',
    Chromium: 'Chromium',
    'Microsoft Edge': 'Microsoft Edge',
  },
  windows: [
    'Google/Chrome/Application/chrome.exe',
    'Chromium/Application/chrome.exe',
    'Microsoft/Edge/Application/msedge.exe',
  ],
};

/** Flags of every browser that the tools start: no sandbox, no GPU and no background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Shown when no browser is found for the browser tests and the pictures. */
export const chromiumHelp = [
  'This command needs Chromium, Chrome or Edge, but none was found. Install one of them:',
  '  Debian           sudo apt-get install chromium chromium-headless-shell',
  '  Ubuntu           sudo apt-get install chromium',
  '  Fedora           sudo dnf install chromium',
  '  macOS            brew install --cask chromium',
  '  Windows          winget install Google.Chrome',
  '  any system       npx playwright install chromium-headless-shell, then set CHROMIUM_PATH',
  'If it is installed elsewhere, set the environment variable CHROMIUM_PATH to its path.',
].join('\n');

/** Finds an installed Chromium, Chrome or Edge; `CHROMIUM_PATH` comes first and must exist when set. */
export function findChromium(
  env: Environment = process.env,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  return findInstalled(places, env, exists);
}

/**
 * Finds the browser for tests: Chromium's headless shell if it is installed (the same engine without windows),
 * otherwise what `findChromium` finds.
 */
export function findTestChromium(
  env: Environment = process.env,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  const shells = onPath(['chromium-headless-shell', 'chrome-headless-shell'], env);
  return (
    chosenPath('CHROMIUM_PATH', env, exists) ?? shells.find(exists) ?? findChromium(env, exists)
  );
}
