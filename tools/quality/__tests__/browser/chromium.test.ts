import { delimiter, join } from 'node:path';
import { chromiumHelp, findChromium, findTestChromium } from '@/tools/quality/browser/chromium';

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
