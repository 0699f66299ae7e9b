import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** The path of a program from an environment variable, undefined if it is not set. Throws if there is no such file. */
function chosenPath(
  variable: string,
  env: Environment,
  exists: (path: string) => boolean,
): string | undefined {
  const chosen = env[variable];
  if (chosen === undefined || chosen === '' || exists(chosen)) return chosen || undefined;
  throw new Error(`${variable} is "${chosen}", but there is no such file.`);
}

/** The places where a browser may be installed. */
interface Places {
  /** The environment variable with a chosen path, which comes first and must exist when set. */
  variable: string;
  names: readonly string[];
  /** Folders next to those in PATH. */
  further?: readonly string[];
  /** The programs of applications on a Mac, by the name of the application. */
  mac: Readonly<Record<string, string>>;
  /** Below the folders of programs on Windows. */
  windows: readonly string[];
}

const windowsRoots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/** Finds an installed browser. Throws if the chosen one does not exist. */
function findInstalled(
  { variable, names, further, mac, windows }: Places,
  env: Environment,
  exists: (path: string) => boolean,
): string | undefined {
  const chosen = chosenPath(variable, env, exists);
  if (chosen !== undefined) return chosen;
  const onMac = ['', env['HOME'] ?? ''].flatMap((home) =>
    Object.entries(mac).map(
      ([app, program]) => `${home}/Applications/${app}.app/Contents/MacOS/${program}`,
    ),
  );
  const roots = windowsRoots.flatMap((name) => env[name] ?? []);
  const onWindows = windows.flatMap((path) => roots.map((root) => join(root, path)));
  return [...onPath(names, env, further), ...onMac, ...onWindows].find(exists);
}

/** The paths that programs with these names may have, in PATH and in `further` folders. */
function onPath(
  names: readonly string[],
  env: Environment,
  further: readonly string[] = [],
): string[] {
  const folders = [...(env['PATH'] ?? '').split(delimiter).filter(Boolean), ...further];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

const chromiumPlaces = {
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
  return findInstalled(chromiumPlaces, env, exists);
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

const firefoxPlaces = {
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
  return findInstalled(firefoxPlaces, env, exists);
}

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
