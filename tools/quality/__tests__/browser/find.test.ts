import { delimiter, join } from 'node:path';
import { chromiumHelp, findChromium, findTestChromium } from '@/tools/quality/browser';
import { findFirefox, firefoxHelp } from '@/tools/quality/browser';
import { findWebkit } from '@/tools/quality/browser';

const env = { PATH: ['/bin', '/usr/bin'].join(delimiter) };

describe.each([
  ['Chromium', 'CHROMIUM_PATH', findChromium],
  ['Firefox', 'FIREFOX_PATH', findFirefox],
] as const)('%s', (name, variable, find) => {
  test('is the chosen one first, and it is an error if there is no such file', () => {
    expect(find({ ...env, [variable]: '/opt/browser' }, () => true)).toBe('/opt/browser');
    expect(() => find({ ...env, [variable]: '/opt/browser' }, () => false)).toThrow(
      `${variable} is "/opt/browser", but there is no such file.`,
    );
  });

  test('is found in PATH, on a Mac and on Windows', () => {
    const places = {
      Chromium: [
        join('/usr/bin', 'google-chrome'),
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        join('C:\\Programs', 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
      ],
      Firefox: [
        join('/usr/bin', 'firefox-esr'),
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        join('C:\\Programs', 'Mozilla Firefox', 'firefox.exe'),
      ],
    }[name];
    const windows = { PROGRAMFILES: 'C:\\Programs', 'PROGRAMFILES(X86)': 'C:\\Programs' };
    for (const place of places)
      expect(find({ ...env, ...windows }, (path) => path === place)).toBe(place);
  });

  test('has advice for every system if there is none', () => {
    expect(find(env, () => false)).toBeUndefined();
    const help = { Chromium: chromiumHelp, Firefox: firefoxHelp }[name];
    for (const system of ['Debian', 'Fedora', 'macOS', 'Windows', variable])
      expect(help).toContain(system);
  });
});

test('the tests prefer the headless shell, and use the full browser if there is none', () => {
  const [shell, whole] = ['chromium-headless-shell', 'chromium'].map((name) =>
    join('/usr/bin', name),
  );
  expect(findTestChromium(env, (path) => path === shell || path === whole)).toBe(shell);
  expect(findTestChromium(env, (path) => path === whole)).toBe(whole);
  expect(findTestChromium({ ...env, CHROMIUM_PATH: '/opt/chrome' }, () => true)).toBe(
    '/opt/chrome',
  );
});

const folder = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1';
const installed = [
  join('/usr/bin', 'WebKitWebDriver'),
  `${folder}/MiniBrowser`,
  join('/usr/bin', 'Xvfb'),
];
const find = (there: readonly string[], more = {}) =>
  findWebkit(
    { ...env, ...more },
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
