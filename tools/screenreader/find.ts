import { existsSync } from 'node:fs';
import { findChromium } from '../browser/chromium';
import { findFirefox } from '../browser/firefox';
import { onPath, type Environment } from '../browser/installed';

/** The browsers that the screen reader is listened to in. */
export const browserNames = ['firefox', 'chromium'] as const;
export type BrowserName = (typeof browserNames)[number];

/** The browsers that a person named, or all. */
export function chosenBrowsers(named: readonly string[]): readonly BrowserName[] {
  const unknown = named.find((name) => !browserNames.some((known) => known === name));
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is none of the browsers: ${browserNames.join(', ')}.`);
  return browserNames.filter((name) => named.length === 0 || named.includes(name));
}

/** The programs that the tests start, by their paths. */
export interface Programs {
  orca: string;
  display: string;
  bus: string;
  keyboard: string;
  browsers: Partial<Record<BrowserName, string>>;
}

/** What to do when the computer has no Orca, or not all that it needs. */
export const screenreaderHelp = [
  'The tests with the screen reader Orca were left out, so nothing was tested: Orca or what it needs was not found. Get it:',
  '  Debian           sudo apt-get install orca at-spi2-core dbus-daemon xvfb xdotool firefox-esr chromium',
  'One of the two browsers is enough.',
].join('\n');

/** Where Debian puts the program behind D-Bus that tells Orca what is on the screen. */
const accessibility = ['/usr/libexec', '/usr/lib/at-spi2-core'].map(
  (folder) => `${folder}/at-spi-bus-launcher`,
);

/** Finds Orca, a display, a bus, a keyboard and at least one browser as Debian installs them. */
export function findPrograms(
  env: Environment = process.env,
  exists: (path: string) => boolean = existsSync,
): Programs | undefined {
  const program = (name: string) => onPath([name], env).find(exists);
  const [orca, display, bus, keyboard] = ['orca', 'Xvfb', 'dbus-daemon', 'xdotool'].map(program);
  const [firefox, chromium] = [findFirefox(env, exists), findChromium(env, exists)];
  if (!orca || !display || !bus || !keyboard || !accessibility.some(exists)) return undefined;
  if (!firefox && !chromium) return undefined;
  const browsers = { ...(firefox && { firefox }), ...(chromium && { chromium }) };
  return { orca, display, bus, keyboard, browsers };
}
