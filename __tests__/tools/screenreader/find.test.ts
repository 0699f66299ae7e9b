import { delimiter, join } from 'node:path';
import { chosenBrowsers, findPrograms } from '@/tools/screenreader/find';

const programs = ['orca', 'Xvfb', 'dbus-daemon', 'xdotool'].map((name) => join('/usr/bin', name));
const accessibility = '/usr/libexec/at-spi-bus-launcher';
const [firefox, chromium] = ['firefox-esr', 'chromium'].map((name) => join('/usr/bin', name));
const needed = [...programs, accessibility];
const find = (there: readonly (string | undefined)[]) =>
  findPrograms({ PATH: ['/bin', '/usr/bin'].join(delimiter) }, (file) => there.includes(file));

test('Orca and what it needs are found as Debian installs them', () => {
  const [orca, display, bus, keyboard] = programs;
  expect(find([...needed, firefox, chromium])).toEqual({
    ...{ orca, display, bus, keyboard },
    browsers: { firefox, chromium },
  });
});

test('one browser is enough', () => {
  expect(find([...needed, firefox])?.browsers).toEqual({ firefox });
  expect(find([...needed, chromium])?.browsers).toEqual({ chromium });
  expect(find(needed)).toBeUndefined();
});

test('where one of the programs is missing there is nothing to listen to', () => {
  for (const missing of needed)
    expect(find([...needed.filter((file) => file !== missing), firefox])).toBeUndefined();
});

test('all browsers are listened to unless some are named', () => {
  expect(chosenBrowsers([])).toEqual(['firefox', 'chromium']);
  expect(chosenBrowsers(['chromium'])).toEqual(['chromium']);
  expect(() => chosenBrowsers(['opera'])).toThrow(
    '"opera" is none of the browsers: firefox, chromium.',
  );
});
