import { delimiter, join } from 'node:path';
import { chosenOf, findPrograms } from '@/tools/quality/screenreader/find';

const programs = ['orca', 'Xvfb', 'dbus-daemon', 'xdotool'].map((name) => join('/usr/bin', name));
const accessibility = '/usr/libexec/at-spi-bus-launcher';
const [firefox, chromium] = ['firefox-esr', 'chromium'].map((name) => join('/usr/bin', name));
const needed = [...programs, accessibility];
const find = (there: readonly (string | undefined)[]) =>
  findPrograms({ PATH: ['/bin', '/usr/bin'].join(delimiter) }, (file) => there.includes(file));

test('Orca and the programs that it needs are found where Debian installs them', () => {
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

test('a Chromium without windows, which the other tests may use, is not taken', () => {
  const shell = '/usr/bin/chromium-headless-shell';
  const env = { PATH: '/usr/bin', CHROMIUM_PATH: shell };
  const there = [...needed, chromium, shell];
  const found = findPrograms(env, (file) => there.includes(file));
  expect(found?.browsers).toEqual({ chromium });
});

test('nothing can be tested when one of the programs is missing', () => {
  for (const missing of needed)
    expect(find([...needed.filter((file) => file !== missing), firefox])).toBeUndefined();
});

test('all browsers and scenarios are tested unless some are named', () => {
  const known = ['submit', 'decide', 'import'];
  expect(chosenOf('scenario', known, [])).toEqual(known);
  expect(chosenOf('scenario', known, ['import', 'submit'])).toEqual(['submit', 'import']);
  expect(() => chosenOf('scenario', known, ['decide', 'sumbit'])).toThrow(
    '"sumbit" is not a known scenario. Use one of: submit, decide, import.',
  );
});
