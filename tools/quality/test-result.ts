import { mkdirSync, writeFileSync } from 'node:fs';

/** Writes the result file of tests that Playwright does not run, which a run of all tests reads and counts. */
export function writeTestResult(suite: string, passed = 0, problems: readonly string[] = []): void {
  const stats = { expected: passed, unexpected: 0, flaky: 0 };
  const errors = problems.map((message) => ({ message }));
  mkdirSync('test-results', { recursive: true });
  writeFileSync(`test-results/${suite}.json`, JSON.stringify({ stats, errors, suites: [] }));
}
