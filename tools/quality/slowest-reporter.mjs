import { relative } from 'node:path';

const count = 10;

/** Prints the slowest suites at the end of a run of Jest, in seconds of each. */
export default class SlowestReporter {
  onRunComplete(_contexts, { testResults }) {
    if (testResults.length <= count) return;
    const suites = testResults
      .map(({ testFilePath, perfStats: { start, end } }) => ({
        file: relative(process.cwd(), testFilePath),
        seconds: (end - start) / 1000,
      }))
      .sort((one, other) => other.seconds - one.seconds);
    console.log(`\nThe ${count} slowest of ${suites.length} suites:`);
    for (const { file, seconds } of suites.slice(0, count))
      console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  }
}
