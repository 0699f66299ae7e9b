import { existsSync } from 'node:fs';
import { findInstalled, type Environment } from './installed';

const places = {
  variable: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
  mac: { Firefox: 'firefox', 'Firefox Developer Edition': 'firefox' },
  windows: ['Mozilla Firefox/firefox.exe'],
};

/** Shown when no Firefox is found. */
export const firefoxHelp = [
  'This command needs Firefox, but none was found. Install it:',
  '  Debian           sudo apt-get install firefox-esr',
  '  Fedora           sudo dnf install firefox',
  '  macOS            brew install --cask firefox',
  '  Windows          winget install Mozilla.Firefox',
  'If it is installed elsewhere, set the environment variable FIREFOX_PATH to its path.',
].join('\n');

/** Finds an installed Firefox; `FIREFOX_PATH` comes first and must exist when set. */
export function findFirefox(
  env: Environment = process.env,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  return findInstalled(places, env, exists);
}
