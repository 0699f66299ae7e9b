import { delimiter, join } from 'node:path';
import { findFirefox, firefoxHelp } from '@/tools/quality/browser/firefox';

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
