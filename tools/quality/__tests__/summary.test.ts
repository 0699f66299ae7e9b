import {
  failuresOfJest,
  failuresOfPlaywright,
  flakyTests,
  summariseGate,
  summariseJest,
  summarisePlaywright,
  summariseRun,
} from '@/tools/quality/summary';

const jestResult = JSON.stringify({
  numPassedTests: 7,
  numFailedTests: 2,
  numRuntimeErrorTestSuites: 1,
});

test('a test file that could not start counts as a failure', () => {
  expect(summariseJest(jestResult)).toEqual({ passed: 7, failed: 3 });
});

test('an error outside a browser test counts as a failure, a successful retry does not', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  const text = JSON.stringify({ stats, errors: [{}], suites: [] });
  expect(summarisePlaywright(text)).toEqual({ passed: 6, failed: 2 });
});

const inBrowser = (() => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ status, results: [{ error: message === undefined ? undefined : { message } }] }],
  });
  const inner = {
    file: 'a.spec.ts',
    specs: [
      spec('two', 'flaky', '\u001b[31mTimed out\u001b[39m'),
      spec('three', 'unexpected', 'No button'),
    ],
  };
  const outer = { file: 'a.spec.ts', specs: [spec('one', 'expected')], suites: [inner] };
  return JSON.stringify({ suites: [outer], errors: [{ message: 'No server' }] });
})();

test('retried tests are listed with their first error', () => {
  expect(flakyTests(inBrowser)).toEqual(['a.spec.ts: two\n    Timed out']);
});

test('failed browser tests are listed with their error, and so are errors outside a test', () => {
  expect(failuresOfPlaywright(inBrowser)).toEqual([
    'a.spec.ts: three\n    No button',
    '    No server',
  ]);
});

test('failed Jest tests are listed, and so is a file that could not start', () => {
  const testResults = [
    {
      name: '/home/college/__tests__/a.test.ts',
      message: 'both',
      assertionResults: [
        { fullName: 'one', status: 'passed', failureMessages: [] },
        { fullName: 'two', status: 'failed', failureMessages: ['Expected 1\n\nReceived 2'] },
      ],
    },
    { name: '/home/college/__tests__/b.test.ts', message: 'No such module', assertionResults: [] },
    {
      name: '/home/college/__tests__/c.test.ts',
      message: '',
      assertionResults: [{ fullName: 'three', status: 'passed', failureMessages: [] }],
    },
  ];
  expect(failuresOfJest(JSON.stringify({ testResults }))).toEqual([
    'a.test.ts: two\n    Expected 1\n    Received 2',
    'b.test.ts\n    No such module',
  ]);
});

test('a command is one check', () => {
  expect(summariseGate(0)).toEqual({ passed: 1, failed: 0 });
  expect(summariseGate(2)).toEqual({ passed: 0, failed: 1 });
});

test('a run that failed before its first test is reported', () => {
  expect(summariseRun(1, undefined, summariseJest)).toEqual({ passed: 0, failed: 1 });
  expect(summariseRun(0, undefined, summariseJest)).toEqual({ passed: 0, failed: 1 });
  const green = JSON.stringify({
    numPassedTests: 3,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
  });
  expect(summariseRun(1, green, summariseJest)).toEqual({ passed: 3, failed: 1 });
  expect(summariseRun(0, green, summariseJest)).toEqual({ passed: 3, failed: 0 });
});
