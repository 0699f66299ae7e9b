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

const inBrowsers = ['browser', 'firefox', 'webkit', 'servers'];

// Arguments are exit codes by name: test=0 lint=0 types=1 content=0 browser=0 firefox=0 servers=0 audit=0
const summaries = process.argv.slice(2).map((argument): Summary => {
  const [name, code] = argument.split('=');
  const exitCode = Number(code);
  if (name === 'test') return summariseRun(exitCode, resultOf('jest'), summariseJest);
  if (name !== undefined && inBrowsers.includes(name))
    return summariseRun(exitCode, resultOf(name), summarisePlaywright);
  return summariseGate(exitCode);
});

const jest = resultOf('jest');
const print = (how: string, tests: string[]) =>
  tests.forEach((test) => console.log(`${how}: ${test}`));

print('failed', jest === undefined ? [] : failuresOfJest(jest));
for (const suite of inBrowsers) {
  const result = resultOf(suite);
  if (result === undefined) continue;
  print('passed only on the second try', flakyTests(result));
  print('failed', failuresOfPlaywright(result));
}
print(
  'exited with an error',
  process.argv.slice(2).filter((argument) => !argument.endsWith('=0')),
);

const passed = summaries.reduce((sum, summary) => sum + summary.passed, 0);
const failed = summaries.reduce((sum, summary) => sum + summary.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function resultOf(suite: string): string | undefined {
  const file = `test-results/${suite}.json`;
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
