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
}

/** Counts a Jest result file; a test file that could not start counts as one failure. */
export function tallyJest(text: string): Tally {
  const result = JSON.parse(text) as JestResult;
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
  };
}

/** Counts a Playwright result file; an error outside a test counts as one failure. */
export function tallyPlaywright(text: string): Tally {
  const { stats, errors } = JSON.parse(text) as PlaywrightResult;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
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
