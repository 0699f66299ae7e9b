import { delimiter, join } from 'node:path';
import { chromiumHelp, findChromium, findTestChromium } from '@/tools/quality/browser/chromium';
import { findFirefox, firefoxHelp } from '@/tools/quality/browser/firefox';
import { findWebkit } from '@/tools/quality/browser/webkit';

test('the chosen browser comes first', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/chrome', PATH: '/usr/bin' }, () => true)).toBe(
    '/opt/chrome',
  );
});

test('a chosen browser that does not exist is an error, not replaced by another', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/opt/chrome' }, () => false)).toThrow(
    'CHROMIUM_PATH is "/opt/chrome", but there is no such file.',
  );
});

test('a browser in PATH is found', () => {
  const chrome = join('/usr/local/bin', 'google-chrome');
  const env = { PATH: ['/bin', '/usr/local/bin'].join(delimiter) };
  expect(findChromium(env, (path) => path === chrome)).toBe(chrome);
});

test('Chrome on a Mac and Edge on Windows are found', () => {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findChromium({}, (path) => path === mac)).toBe(mac);
  const edge = join('C:\\Programs', 'Microsoft', 'Edge', 'Application', 'msedge.exe');
  expect(findChromium({ 'PROGRAMFILES(X86)': 'C:\\Programs' }, (path) => path === edge)).toBe(edge);
});

test('the tests prefer the headless shell, and use the full browser if there is none', () => {
  const [shell, whole] = ['chromium-headless-shell', 'chromium'].map((name) =>
    join('/usr/bin', name),
  );
  const env = { PATH: '/usr/bin' };
  expect(findTestChromium(env, (path) => path === shell || path === whole)).toBe(shell);
  expect(findTestChromium(env, (path) => path === whole)).toBe(whole);
  expect(findTestChromium({ ...env, CHROMIUM_PATH: '/opt/chrome' }, () => true)).toBe(
    '/opt/chrome',
  );
});

test('without a browser there is advice for every system', () => {
  expect(findChromium({ PATH: '/usr/bin' }, () => false)).toBeUndefined();
  for (const system of ['Debian', 'Fedora', 'macOS', 'Windows', 'CHROMIUM_PATH']) {
    expect(chromiumHelp).toContain(system);
  }
});

test('the chosen Firefox comes first, and one that does not exist is an error', () => {
  const env = { FIREFOX_PATH: '/opt/firefox', PATH: '/usr/bin' };
  expect(findFirefox(env, () => true)).toBe('/opt/firefox');
  expect(() => findFirefox(env, () => false)).toThrow(
    'FIREFOX_PATH is "/opt/firefox", but there is no such file.',
  );
});

test('Firefox in PATH, on a Mac and on Windows is found', () => {
  const debian = join('/usr/bin', 'firefox-esr');
  const env = { PATH: ['/bin', '/usr/bin'].join(delimiter) };
  expect(findFirefox(env, (path) => path === debian)).toBe(debian);
  const mac = '/Applications/Firefox.app/Contents/MacOS/firefox';
  expect(findFirefox({}, (path) => path === mac)).toBe(mac);
  const windows = join('C:\\Programs', 'Mozilla Firefox', 'firefox.exe');
  expect(findFirefox({ PROGRAMFILES: 'C:\\Programs' }, (path) => path === windows)).toBe(windows);
});

test('without Firefox there is advice on how to install it', () => {
  expect(findFirefox({ PATH: '/usr/bin' }, () => false)).toBeUndefined();
  for (const way of ['apt-get install firefox-esr', 'macOS', 'Windows', 'FIREFOX_PATH'])
    expect(firefoxHelp).toContain(way);
});

const folder = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1';
const installed = [
  join('/usr/bin', 'WebKitWebDriver'),
  `${folder}/MiniBrowser`,
  join('/usr/bin', 'Xvfb'),
];
const path = { PATH: ['/bin', '/usr/bin'].join(delimiter) };
const find = (there: readonly string[], env = {}) =>
  findWebkit(
    { ...path, ...env },
    (file) => there.includes(file),
    () => ['x86_64-linux-gnu'],
  );

test('WebKitGTK, its driver and a display server are found where Debian installs them', () => {
  const [driver, browser, display] = installed;
  expect(find(installed)).toEqual({ driver, browser, display });
});

test('an existing display is used', () => {
  expect(find(installed.slice(0, 2), { DISPLAY: ':0' })).toMatchObject({ display: undefined });
});

test('nothing is found when one of them is missing', () => {
  for (const missing of installed)
    expect(find(installed.filter((file) => file !== missing))).toBeUndefined();
});
