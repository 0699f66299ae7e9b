import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

interface Summary {
  passed: number;
  failed: number;
}

interface JestResult {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults?: readonly {
    name: string;
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightResult {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: readonly ReportedError[];
  suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  specs?: readonly PlaywrightSpec[];
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSpec {
  title: string;
  tests: readonly { status: string; results?: readonly { error?: ReportedError }[] }[];
}

interface ReportedError {
  message?: string;
}

/** Counts a Jest result file; a test file that could not start counts as one failure. */
export function summariseJest(text: string): Summary {
  const result = JSON.parse(text) as JestResult;
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
  };
}

/**
 * Counts a Playwright result file; an error outside a test counts as one failure, a test that passes on its second try
 * as passed.
 */
export function summarisePlaywright(text: string): Summary {
  const { stats, errors } = JSON.parse(text) as PlaywrightResult;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  };
}

/** The tests that passed only on the second try, by file and title, with the error of the first. */
export function flakyTests(text: string): string[] {
  return testsWithStatus('flaky', text);
}

/** The failed tests of a Playwright result file, by file and title, and the errors outside tests. */
export function failuresOfPlaywright(text: string): string[] {
  const outside = (JSON.parse(text) as PlaywrightResult).errors.map((problem) =>
    describeFailure('', problem),
  );
  return [...testsWithStatus('unexpected', text), ...outside];
}

/** The failed tests of a Jest result file, by file and title, and the files that could not start. */
export function failuresOfJest(text: string): string[] {
  return ((JSON.parse(text) as JestResult).testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    const name = basename(file.name);
    if (failed.length === 0)
      return file.assertionResults.length === 0
        ? [describeFailure(name, { message: file.message })]
        : [];
    return failed.map(({ fullName, failureMessages: [message] }) =>
      describeFailure(`${name}: ${fullName}`, { message }),
    );
  });
}

function testsWithStatus(status: string, text: string): string[] {
  const within = ({ file, specs = [], suites = [] }: PlaywrightSuite): string[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results = [] }) => describeFailure(`${file}: ${title}`, results[0]?.error)),
    ),
    ...suites.flatMap(within),
  ];
  return (JSON.parse(text) as PlaywrightResult).suites.flatMap(within);
}

/** A test and the first lines of its error message, without terminal colours, so that it fits the end of a log. */
function describeFailure(test: string, problem: ReportedError | undefined): string {
  const lines = stripVTControlCharacters(problem?.message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 12);
  return [test, ...lines.map((line) => `    ${line}`)].filter(Boolean).join('\n');
}

/** Counts a command as one check. */
export function summariseGate(exitCode: number): Summary {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts a test run by its result file; a run that failed without a failed test counts as one failure. */
export function summariseRun(
  exitCode: number,
  text: string | undefined,
  read: (text: string) => Summary,
): Summary {
  const summary = text === undefined ? { passed: 0, failed: 0 } : read(text);
  const silent = summary.failed === 0 && (exitCode !== 0 || text === undefined);
  return silent ? { ...summary, failed: 1 } : summary;
}

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
