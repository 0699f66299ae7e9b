import { existsSync, readFileSync } from 'node:fs';
import {
  failuresOfJest,
  failuresOfPlaywright,
  secondTries,
  tallyGate,
  tallyJest,
  tallyPlaywright,
  tallyRun,
  type Tally,
} from './tally';

const inBrowsers = ['browser', 'firefox', 'webkit', 'servers'];

// Arguments are exit codes by name: test=0 lint=0 types=1 content=0 browser=0 firefox=0 servers=0 audit=0
const tallies = process.argv.slice(2).map((argument): Tally => {
  const [name, code] = argument.split('=');
  const exitCode = Number(code);
  if (name === 'test') return tallyRun(exitCode, resultOf('jest'), tallyJest);
  if (name !== undefined && inBrowsers.includes(name))
    return tallyRun(exitCode, resultOf(name), tallyPlaywright);
  return tallyGate(exitCode);
});

const jest = resultOf('jest');
const tell = (how: string, tests: string[]) =>
  tests.forEach((test) => console.log(`${how}: ${test}`));

tell('failed', jest === undefined ? [] : failuresOfJest(jest));
for (const suite of inBrowsers) {
  const result = resultOf(suite);
  if (result === undefined) continue;
  tell('passed at the second try only', secondTries(result));
  tell('failed', failuresOfPlaywright(result));
}
tell(
  'did not end well',
  process.argv.slice(2).filter((argument) => !argument.endsWith('=0')),
);

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function resultOf(suite: string): string | undefined {
  const file = `test-results/${suite}.json`;
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
