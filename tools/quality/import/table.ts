import { markdownTable } from '../markdown-table';
import type { RunCost } from '../run-cost';
import { growthExponent } from '../scale/table';
import type { HostileExport } from './hostile-exports';
import type { ImportResult } from './measure';

/**
 * The limits of an import: seconds and megabytes for 100,000 students, how processor time grows with their number,
 * and seconds for an export that keeps it busy.
 */
const limits = { students: 100_000, seconds: 600, memory: 1500, exponent: 1.1, hostile: 10 };

/** What an import costs for each size of college as a Markdown table, with the growth exponent in brackets. */
export function importTable(results: readonly ImportResult[]): string {
  const rows = results.map((result, index) => {
    const { students, rows, first, second, third, bytes } = result;
    const exponent = exponentAt(results, index);
    return [
      students.toLocaleString('en-US'),
      rows.toLocaleString('en-US'),
      first.seconds.toFixed(1),
      `${first.processor.toFixed(1)}${exponent === undefined ? '' : ` (${exponent.toFixed(2)})`}`,
      Math.max(first.memory, second.memory, third.memory).toFixed(0),
      (bytes / 1e6).toFixed(1),
      second.seconds.toFixed(1),
      third.seconds.toFixed(1),
      third.written.toLocaleString('en-US'),
    ];
  });
  return markdownTable(
    [
      'Students',
      'Rows of attendance',
      'Time (s)',
      'Processor time (s)',
      'Memory (MB)',
      'Records (MB)',
      'Same files (s)',
      'After 1 % changed (s)',
      'After 1 % changed (records)',
    ],
    rows,
  );
}

function exponentAt(results: readonly ImportResult[], index: number): number | undefined {
  const [before, result] = [results[index - 1], results[index]];
  if (!before || !result) return undefined;
  return growthExponent(
    [before.students, before.first.processor],
    [result.students, result.first.processor],
  );
}

/** The seconds that a run takes if no other program uses the processor: most of the time it uses one core. */
function judgedSeconds({ seconds, processor, isBusy }: RunCost): number {
  return isBusy ? Math.min(seconds, processor) : seconds;
}

/** The limits that were exceeded, one sentence each. */
export function importFaults(results: readonly ImportResult[]): string[] {
  return results.flatMap((result, index) => {
    const { students } = result;
    const exponent = exponentAt(results, index) ?? 0;
    return [
      ...writtenFaults(result),
      exponent <= limits.exponent
        ? ''
        : `the growth exponent is ${exponent.toFixed(2)}; the limit is ${limits.exponent}.`,
      ...(students >= limits.students ? costFaults(result) : []),
    ]
      .filter(Boolean)
      .map((fault) => `With ${students} students, ${fault}`);
  });
}

/** What is wrong with the import of an export that keeps it busy, one sentence each. */
export function hostileFaults(
  name: string,
  { says }: Pick<HostileExport, 'says'>,
  { cost, text }: { cost: RunCost; text: string },
): string[] {
  const seconds = judgedSeconds(cost);
  return [
    seconds <= limits.hostile
      ? ''
      : `took ${seconds.toFixed(0)} s; the limit is ${limits.hostile} s.`,
    text.includes(says) ? '' : `did not print "${says}".`,
  ]
    .filter(Boolean)
    .map((fault) => `The import of ${name} ${fault}`);
}

function writtenFaults({ people, changed, first, second, third }: ImportResult): string[] {
  const runs = [
    ['first', first.written, people],
    ['second', second.written, 0],
    ['third', third.written, changed],
  ] as const;
  return runs.map(([name, written, right]) =>
    written === right ? '' : `the ${name} run wrote ${written} records instead of ${right}.`,
  );
}

function costFaults({ first, second, third }: ImportResult): string[] {
  const runs = { first, second, third };
  return Object.entries(runs).flatMap(([name, run]) => {
    const seconds = judgedSeconds(run);
    return [
      seconds <= limits.seconds
        ? ''
        : `the ${name} run took ${seconds.toFixed(0)} s; the limit is ${limits.seconds} s.`,
      run.memory <= limits.memory
        ? ''
        : `the ${name} run used ${run.memory.toFixed(0)} MB; the limit is ${limits.memory} MB.`,
    ];
  });
}
