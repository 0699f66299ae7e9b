import { secondTries, tallyGate, tallyJest, tallyPlaywright, tallyRun } from '@/hosting/tally';

const jestResult = JSON.stringify({
  numPassedTests: 7,
  numFailedTests: 2,
  numRuntimeErrorTestSuites: 1,
});

test('a test file that could not start counts as a failure', () => {
  expect(tallyJest(jestResult)).toEqual({ passed: 7, failed: 3 });
});

test('an error outside a browser test counts as a failure, a second try that went well does not', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  const text = JSON.stringify({ stats, errors: [{}], suites: [] });
  expect(tallyPlaywright(text)).toEqual({ passed: 6, failed: 2 });
});

test('the tests that needed a second try are named', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const inner = { file: 'a.spec.ts', specs: [spec('two', 'flaky')] };
  const outer = { file: 'a.spec.ts', specs: [spec('one', 'expected')], suites: [inner] };
  expect(secondTries(JSON.stringify({ suites: [outer] }))).toEqual(['a.spec.ts: two']);
});

test('a command is one check', () => {
  expect(tallyGate(0)).toEqual({ passed: 1, failed: 0 });
  expect(tallyGate(2)).toEqual({ passed: 0, failed: 1 });
});

test('a run that failed before its first test is not silent', () => {
  expect(tallyRun(1, undefined, tallyJest)).toEqual({ passed: 0, failed: 1 });
  expect(tallyRun(0, undefined, tallyJest)).toEqual({ passed: 0, failed: 1 });
  const green = JSON.stringify({
    numPassedTests: 3,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
  });
  expect(tallyRun(1, green, tallyJest)).toEqual({ passed: 3, failed: 1 });
  expect(tallyRun(0, green, tallyJest)).toEqual({ passed: 3, failed: 0 });
});
