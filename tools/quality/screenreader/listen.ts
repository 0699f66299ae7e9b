import { execFileSync, type StdioOptions } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './browser';
import { startDesktop } from './desktop-session';
import type { BrowserName, Programs } from './find';
import { Keyboard } from './keyboard';
import { Listener } from './listener';
import { runErrorScenarios } from './error-scenarios';
import { problemsOf, SpeechLog, type Expected } from './speech-log';
import { runScenarios } from './scenarios';

export const logFolder = 'test-results/screenreader';

/** The result of the tests in one browser. */
export interface ListenResult {
  /** The versions of Orca and the browser. */
  versions: string;
  /** How many announcements were heard once, as required. */
  heardOnce: number;
  /** How many dialogs were opened, and how many of their names were read. */
  dialogs: Listener['dialogs'];
  /** What is wrong, one sentence each. */
  problems: string[];
}

/** Runs the scenarios in a browser with Orca, writes a log of its speech, and returns what is wrong. */
export async function listenInBrowser(
  name: BrowserName,
  program: string,
  programs: Programs,
  home: string,
): Promise<ListenResult> {
  const log = new SpeechLog();
  const versions = `Orca ${versionOf(programs.orca)}, ${versionOf(program)}`;
  log.note(versions);
  const problems: string[] = [];
  let expected: readonly Expected[] = [];
  let dialogs: Listener['dialogs'] = { opened: 0, named: 0 };
  const desktop = await startDesktop(programs, log);
  const inFolder = (name: string, content: string) => {
    writeFileSync(join(desktop.folder, name), content);
    return join(desktop.folder, name);
  };
  const certificate = inFolder('certificate.pdf', '%PDF-1.4 a certificate');
  const wrong = {
    picture: inFolder('photo.pdf', 'GIF89a'),
    large: inFolder('large.jwt', 'x'.repeat(300_000)),
    notes: inFolder('notes.json', '{"notes":[]}'),
  };
  try {
    const browser = await launch(name, program, desktop.env);
    try {
      const [tab = await browser.newPage()] = await browser.pages();
      const keyboard = new Keyboard(programs.keyboard, desktop.env);
      await keyboard.focusWindow(browser.process()?.pid ?? 0);
      const person = new Listener(tab, keyboard, log, home);
      ({ expected, dialogs } = person);
      await runScenarios(person, certificate);
      await runErrorScenarios(person, wrong);
    } finally {
      await browser.close();
    }
  } catch (error) {
    problems.push(`The scenarios did not finish: ${(error as Error).message}`);
  } finally {
    await desktop.stop();
    mkdirSync(logFolder, { recursive: true });
    writeFileSync(join(logFolder, `${name}.txt`), String(log));
  }
  const misheard = problemsOf(log, expected);
  return {
    versions,
    heardOnce: expected.length - misheard.length,
    dialogs,
    problems: [...misheard, ...problems],
  };
}

function versionOf(program: string): string {
  const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
  return execFileSync(program, ['--version'], { encoding: 'utf8', stdio }).trim();
}
