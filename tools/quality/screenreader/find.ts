import { existsSync } from 'node:fs';
import { findChromium } from '../browser/chromium';
import { findFirefox } from '../browser/firefox';
import { onPath, type Environment } from '../browser/installed';

/** The browsers that are tested with the screen reader. */
export const browserNames = ['firefox', 'chromium'] as const;
export type BrowserName = (typeof browserNames)[number];

/** The known ones that are named, or all if none is named. Throws on an unknown name. */
export function chosenOf<Name extends string>(
  kind: string,
  known: readonly Name[],
  named: readonly string[],
): Name[] {
  const unknown = named.find((name) => !known.some((one) => one === name));
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is not a known ${kind}. Use one of: ${known.join(', ')}.`);
  return known.filter((name) => named.length === 0 || named.includes(name));
}

/** The paths of the programs that the tests start. */
export interface Programs {
  orca: string;
  display: string;
  bus: string;
  keyboard: string;
  browsers: Partial<Record<BrowserName, string>>;
}

/** Shown when Orca or a program it needs is not found. */
export const screenreaderHelp = [
  'The screen reader tests were skipped: Orca or a program it needs was not found. Install them:',
  '  Debian           sudo apt-get install orca at-spi2-core dbus-daemon xvfb xdotool firefox-esr chromium',
  'One of the two browsers is enough.',
].join('\n');

/** Where Debian installs the D-Bus program that tells Orca what is on the screen. */
const accessibility = ['/usr/libexec', '/usr/lib/at-spi2-core'].map(
  (folder) => `${folder}/at-spi-bus-launcher`,
);

/** The environment without a chosen Chromium that has no windows: Orca cannot read it. */
function withWindows(env: Environment): Environment {
  return /headless/i.test(env['CHROMIUM_PATH'] ?? '') ? { ...env, CHROMIUM_PATH: undefined } : env;
}

/** Finds Orca, a display, a bus, a keyboard and at least one browser where Debian installs them. */
export function findPrograms(
  env: Environment = process.env,
  exists: (path: string) => boolean = existsSync,
): Programs | undefined {
  const program = (name: string) => onPath([name], env).find(exists);
  const [orca, display, bus, keyboard] = ['orca', 'Xvfb', 'dbus-daemon', 'xdotool'].map(program);
  const [firefox, chromium] = [findFirefox(env, exists), findChromium(withWindows(env), exists)];
  if (!orca || !display || !bus || !keyboard || !accessibility.some(exists)) return undefined;
  if (!firefox && !chromium) return undefined;
  const browsers = { ...(firefox && { firefox }), ...(chromium && { chromium }) };
  return { orca, display, bus, keyboard, browsers };
}
