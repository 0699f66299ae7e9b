import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chosenPath, onPath, type Environment } from './installed';

const names = ['firefox-esr', 'firefox'];
const macApps = ['Firefox', 'Firefox Developer Edition'];
const windowsRoots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

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
  const chosen = chosenPath('FIREFOX_PATH', env, exists);
  if (chosen !== undefined) return chosen;
  const onMac = macApps.map((app) => `/Applications/${app}.app/Contents/MacOS/firefox`);
  const onWindows = windowsRoots
    .flatMap((name) => env[name] ?? [])
    .map((root) => join(root, 'Mozilla Firefox', 'firefox.exe'));
  return [...onPath(names, env), ...onMac, ...onWindows].find(exists);
}
