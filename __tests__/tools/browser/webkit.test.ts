import { delimiter, join } from 'node:path';
import { findWebkit } from '@/tools/browser/webkit';

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

test('WebKitGTK, its driver and a display to draw on are found as Debian installs them', () => {
  const [driver, browser, display] = installed;
  expect(find(installed)).toEqual({ driver, browser, display });
});

test('a display that is there is used', () => {
  expect(find(installed.slice(0, 2), { DISPLAY: ':0' })).toMatchObject({ display: undefined });
});

test('where one of them is missing there is nothing to drive', () => {
  for (const missing of installed)
    expect(find(installed.filter((file) => file !== missing))).toBeUndefined();
});
