import { markdownTable } from '../markdown-table';
import type { RunCost } from '../run-cost';
import { growthExponent } from '../scale/table';
import { edits, type SealingResult } from './measure';

/** The limits of sealing: seconds and megabytes for 100,000 people, and how the second run compares with the first. */
const limits = { people: 100_000, seconds: 180, memory: 1000, exponent: 1.05, secondRun: 0.1 };

/** What sealing costs for each size of college as a Markdown table, with the growth exponent in brackets. */
export function sealingTable(results: readonly SealingResult[]): string {
  const rows = results.map((result, index) => {
    const { people, first, second, bytes } = result;
    const exponent = exponentAt(results, index);
    return [
      people.toLocaleString('en-US'),
      first.seconds.toFixed(1),
      `${first.processor.toFixed(1)}${exponent === undefined ? '' : ` (${exponent.toFixed(2)})`}`,
      first.memory.toFixed(0),
      (bytes / 1e6).toFixed(1),
      second.seconds.toFixed(1),
      String(second.written),
    ];
  });
  const second = `After ${edits} edits`;
  return markdownTable(
    [
      'People',
      'Time (s)',
      'Processor time (s)',
      'Memory (MB)',
      'Sealed (MB)',
      `${second} (s)`,
      `${second} (files)`,
    ],
    rows,
  );
}

function exponentAt(results: readonly SealingResult[], index: number): number | undefined {
  const [before, result] = [results[index - 1], results[index]];
  if (!before || !result) return undefined;
  return growthExponent(
    [before.people, before.first.processor],
    [result.people, result.first.processor],
  );
}

/** The seconds that the first run takes on two processor cores that no other program uses. */
function judgedSeconds({ seconds, processor, isBusy }: RunCost): number {
  return isBusy ? Math.min(seconds, processor / 2) : seconds;
}

/** The limits that were exceeded, one sentence each. */
export function sealingFaults(results: readonly SealingResult[]): string[] {
  return results.flatMap((result, index) => {
    const { people, first, second } = result;
    const exponent = exponentAt(results, index) ?? 0;
    const seconds = judgedSeconds(first);
    const isLargest = people >= limits.people;
    const says = (fault: string) => `With ${people} people, ${fault}`;
    return [
      second.written === Math.min(edits, people) && second.changed === second.written
        ? ''
        : says(`the second run wrote ${second.written} files instead of ${edits}.`),
      exponent <= limits.exponent
        ? ''
        : says(`the growth exponent is ${exponent.toFixed(2)}; the limit is ${limits.exponent}.`),
      !isLargest || seconds <= limits.seconds
        ? ''
        : says(`sealing took ${seconds.toFixed(0)} s; the limit is ${limits.seconds} s.`),
      !isLargest || first.memory <= limits.memory
        ? ''
        : says(`sealing used ${first.memory.toFixed(0)} MB; the limit is ${limits.memory} MB.`),
      !isLargest || second.seconds <= seconds * limits.secondRun
        ? ''
        : says(
            `the second run took ${second.seconds.toFixed(1)} s; the limit is a tenth of ${seconds.toFixed(1)} s.`,
          ),
    ].filter(Boolean);
  });
}
