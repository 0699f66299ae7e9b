import { tallyGate, tallyJest, tallyPlaywright, tallyRun } from '@/hosting/tally';

const jestResult = JSON.stringify({
  numPassedTests: 7,
  numFailedTests: 2,
  numRuntimeErrorTestSuites: 1,
});

test('a test file that could not start counts as a failure', () => {
  expect(tallyJest(jestResult)).toEqual({ passed: 7, failed: 3 });
});

test('a flaky browser test and an error outside a test count as failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  const text = JSON.stringify({ stats, errors: [{}] });
  expect(tallyPlaywright(text)).toEqual({ passed: 5, failed: 3 });
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
