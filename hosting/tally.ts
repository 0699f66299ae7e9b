/** How many checks went well and how many did not. */
export interface Tally {
  passed: number;
  failed: number;
}

interface JestResult {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightResult {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: readonly unknown[];
  suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  specs?: readonly { title: string; tests: readonly { status: string }[] }[];
  suites?: readonly PlaywrightSuite[];
}

/** Counts a Jest result file; a test file that could not start counts as one failure. */
export function tallyJest(text: string): Tally {
  const result = JSON.parse(text) as JestResult;
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
  };
}

/** Counts a Playwright result file; an error outside a test counts as one failure, a second try that went well as passed. */
export function tallyPlaywright(text: string): Tally {
  const { stats, errors } = JSON.parse(text) as PlaywrightResult;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  };
}

/** The tests that went well at the second try only, by file and title. */
export function secondTries(text: string): string[] {
  return (JSON.parse(text) as PlaywrightResult).suites.flatMap(flakyIn);
}

function flakyIn({ file, specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(flakyIn)];
}

/** Counts a command that is one check by itself. */
export function tallyGate(exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts a test run by its result file; a run that failed without a failed test counts as one failure. */
export function tallyRun(
  exitCode: number,
  text: string | undefined,
  read: (text: string) => Tally,
): Tally {
  const tally = text === undefined ? { passed: 0, failed: 0 } : read(text);
  const silent = tally.failed === 0 && (exitCode !== 0 || text === undefined);
  return silent ? { ...tally, failed: 1 } : tally;
}
