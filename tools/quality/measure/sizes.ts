import { parseArgs } from 'node:util';
import { runMain } from '@/tools/command/run-main';
import { printProblems, publish } from './document';

/** A command that measures the same work in several sizes. */
interface SizedCommand<R> {
  /** Its name, also that of its markers in docs/quality.md. */
  name: string;
  /** What a size counts. */
  unit: string;
  usual: readonly number[];
  least?: number;
  most?: number;
  measure: (size: number) => R | Promise<R>;
  tables: (results: readonly R[]) => string[];
  problems: (results: readonly R[]) => string[] | Promise<string[]>;
}

/** Measures every size. `--check` only judges; `--sizes 10,1000` measures other sizes and writes nothing. */
export function measureSizes<R>(command: SizedCommand<R>): Promise<void> {
  return runMain(async () => {
    const { values } = parseArgs({
      options: { check: { type: 'boolean', default: false }, sizes: { type: 'string' } },
    });
    const { name, unit, usual, measure, tables, problems } = command;
    const results: R[] = [];
    for (const size of values.sizes === undefined ? usual : readSizes(values.sizes, command)) {
      console.log(`${name}: ${size.toLocaleString('en-US')} ${unit}`);
      results.push(await measure(size));
    }
    const writes = !values.check && values.sizes === undefined;
    await publish(name, tables(results).join('\n\n'), writes);
    return printProblems(await problems(results));
  });
}

/** Reads sizes from the command line ("10,1000"). Throws if one is out of bounds. */
export function readSizes(
  text: string,
  { least = 1, most = Infinity }: { least?: number; most?: number },
): number[] {
  return text.split(',').map((part) => {
    const size = Number(part);
    if (Number.isInteger(size) && size >= least && size <= most) return size;
    const bounds = most === Infinity ? `from ${least}` : `from ${least} to ${most}`;
    throw new Error(`--sizes has "${part}". Write whole numbers ${bounds}, such as 1000,10000.`);
  });
}
