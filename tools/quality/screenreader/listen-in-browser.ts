import { execFileSync, type StdioOptions } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { launch } from './launch';
import { startDesktop } from './desktop-session';
import { chosenOf, type BrowserName, type Programs } from './find';
import { Keyboard } from './keyboard';
import { Listener } from './listener';
import type { ScenarioStep } from './step';
import { problemsOf, SpeechLog, type Expected } from './speech-log';
import { allScenarios } from './scenario/all-scenarios';

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
  only: readonly string[] = [],
): Promise<ListenResult> {
  const log = new SpeechLog();
  const versions = `Orca ${versionOf(programs.orca)}, ${versionOf(program)}`;
  log.note(versions);
  const writeLog = () => writeFileSync(join(logFolder, `${name}.txt`), String(log));
  mkdirSync(logFolder, { recursive: true });
  const problems: string[] = [];
  let expected: Expected[] = [];
  let dialogs: Listener['dialogs'] = { opened: 0, named: 0 };
  const desktop = await startDesktop(programs, log);
  try {
    const scenarios = await allScenarios(desktop.folder);
    const chosen = chosenOf('scenario', Object.keys(scenarios), only);
    const browser = await launch(name, program, desktop.env, desktop.folder);
    try {
      const [tab = await browser.newPage()] = await browser.pages();
      await setClock(tab);
      const keyboard = new Keyboard(programs.keyboard, desktop.env);
      await keyboard.focusWindow(browser.process()?.pid ?? 0);
      const person = new Listener(tab, keyboard, log, home);
      ({ expected, dialogs } = person);
      for (const scenario of chosen) {
        // Orca does not always hear from a browser that a dialog took the focus: what was missed is tried once more.
        for (const isLast of [false, true]) {
          const [before, opened] = [expected.length, { ...dialogs }];
          log.note(`begins ${scenario}`);
          const failure = await perform(scenarios[scenario] ?? [], person);
          writeLog();
          const own = expected.slice(before);
          const heard = own.length - problemsOf(log, own).length;
          console.log(
            `${name}: ${scenario}: ${heard} of ${own.length} announcements were heard once`,
          );
          if (isLast && failure)
            problems.push(`The scenario ${scenario} did not finish: ${failure}`);
          if (isLast || (!failure && heard === own.length)) break;
          expected.length = before;
          Object.assign(dialogs, opened);
          await person.empty();
        }
      }
    } finally {
      await browser.close();
    }
  } catch (error) {
    problems.push(`The test did not finish: ${(error as Error).message}`);
  } finally {
    await desktop.stop();
    writeLog();
  }
  const misheard = problemsOf(log, expected);
  return {
    versions,
    heardOnce: expected.length - misheard.length,
    dialogs,
    problems: [...misheard, ...problems],
  };
}

/** A Monday in the term of the sample, at the college: on some later days, no class can be held in the next two weeks. */
const monday = Date.parse('2026-11-23T10:20:00+05:30');

/** Lets the clock of a tab go on from that Monday. */
async function setClock(tab: Page): Promise<void> {
  await tab.evaluateOnNewDocument((ahead: number) => {
    const { now } = Date;
    Date.now = () => now() + ahead;
    globalThis.Date = new Proxy(Date, {
      // A method, because the compiler wraps a named arrow function in a call of its own, which the page does not have.
      construct(real, args, made) {
        return Reflect.construct(real, args.length > 0 ? args : [real.now()], made);
      },
    });
  }, monday - Date.now());
}

/** Takes the steps of a scenario; resolves to why one failed. */
async function perform(steps: readonly ScenarioStep[], person: Listener) {
  try {
    for (const step of steps) await step(person);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function versionOf(program: string): string {
  const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
  return execFileSync(program, ['--version'], { encoding: 'utf8', stdio }).trim();
}
