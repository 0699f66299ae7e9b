/** The most buckets: each has to be a file that a host accepts. */
const maxBuckets = 65_536;

/** The option `--buckets N` of the commands that seal. */
export const bucketOption = { buckets: { type: 'string' } } as const;

/** Returns how many buckets people are packed into, 0 for a file per person; undefined to leave it as in the last run. */
export function readBucketCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,5}$/.test(text) && Number(text) <= maxBuckets) return Number(text);
  throw new Error(
    `--buckets is "${text}". Write a number from 1 to ${maxBuckets}, such as 4096, or 0 for a file per person.`,
  );
}
