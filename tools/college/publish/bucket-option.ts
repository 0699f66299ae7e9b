import { parseArgs } from 'node:util';

/** The most buckets: each has to be a file that a host accepts. */
const maxBuckets = 65_536;

/** What a command of the sealed records was asked for. */
export interface PeopleOptions {
  targets: string[];
  /** How many buckets people are packed into, 0 for a file per person. Without it, as in the last run. */
  buckets: number | undefined;
}

/** Reads the folders and `--buckets N` from the command line. Throws if an option is unknown or invalid. */
export function readPeopleOptions(args: readonly string[]): PeopleOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { buckets: { type: 'string' } },
  });
  return { targets: positionals, buckets: readCount(values.buckets) };
}

function readCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,5}$/.test(text) && Number(text) <= maxBuckets) return Number(text);
  throw new Error(
    `--buckets is "${text}". Write a number from 1 to ${maxBuckets}, such as 4096, or 0 for a file per person.`,
  );
}
