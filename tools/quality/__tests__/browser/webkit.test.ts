import { delimiter, join } from 'node:path';
import { findWebkit } from '@/tools/quality/browser/webkit';

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
