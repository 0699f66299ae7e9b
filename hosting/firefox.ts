import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['firefox-esr', 'firefox'];
const macApps = ['Firefox', 'Firefox Developer Edition'];
const windowsRoots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/** What to do when the computer has no Firefox for the tests in Firefox. */
export const firefoxHelp = [
  'This command needs Firefox, and none was found. Get it:',
  '  Debian           sudo apt-get install firefox-esr',
  '  Fedora           sudo dnf install firefox',
  '  macOS            brew install --cask firefox',
  '  Windows          winget install Mozilla.Firefox',
  'A Firefox in an unusual place is found by its path in the environment variable FIREFOX_PATH.',
].join('\n');

/** Finds an installed Firefox; `FIREFOX_PATH` comes first and must exist when set. */
export function findFirefox(
  env: Readonly<Record<string, string | undefined>> = process.env,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  const chosen = env['FIREFOX_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (exists(chosen)) return chosen;
    throw new Error(`FIREFOX_PATH is "${chosen}", and there is no such file.`);
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const onMac = macApps.map((app) => `/Applications/${app}.app/Contents/MacOS/firefox`);
  const onWindows = windowsRoots
    .flatMap((name) => env[name] ?? [])
    .map((root) => join(root, 'Mozilla Firefox', 'firefox.exe'));
  return [...onPath, ...onMac, ...onWindows].find(exists);
}
