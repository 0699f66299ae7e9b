import { existsSync, readFileSync } from 'node:fs';
import {
  failuresOfJest,
  failuresOfPlaywright,
  flakyTests,
  summariseGate,
  summariseJest,
  summarisePlaywright,
  summariseRun,
  type Summary,
} from './summary';

const inBrowsers = ['chromium', 'firefox', 'webkit', 'servers'];

/** Prints what failed and, in the last line, how many checks passed and failed. Returns the exit code of the run. */
export function summarise(codes: ReadonlyMap<string, number>): number {
  const summaries = [...codes].map(([name, code]): Summary => {
    if (name === 'jest') return summariseRun(code, resultOf('jest'), summariseJest);
    if (inBrowsers.includes(name)) return summariseRun(code, resultOf(name), summarisePlaywright);
    return summariseGate(code);
  });
  const jest = resultOf('jest');
  print('failed', jest === undefined ? [] : failuresOfJest(jest));
  for (const suite of inBrowsers) {
    const result = resultOf(suite);
    if (result === undefined) continue;
    print('passed only on the second try', flakyTests(result));
    print('failed', failuresOfPlaywright(result));
  }
  print(
    'exited with an error',
    [...codes].filter(([, code]) => code !== 0).map(([name]) => name),
  );
  const passed = summaries.reduce((sum, summary) => sum + summary.passed, 0);
  const failed = summaries.reduce((sum, summary) => sum + summary.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

function print(how: string, tests: readonly string[]): void {
  for (const test of tests) console.log(`${how}: ${test}`);
}

function resultOf(suite: string): string | undefined {
  const file = `test-results/${suite}.json`;
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
