import { spawnSync } from 'node:child_process';

/** The day that times count from where nothing names a commit. */
const withoutCommit = Date.UTC(2026, 0, 1) / 1000;

/** Two days: about how far before the commit a release's time may lie. */
const windowSeconds = 2 * 65_536;

/**
 * The time that all files of a package carry. It depends on the commit and on the content alone, so the same sources give
 * the same package; two releases of one commit with different content differ by their content's hash. It is even, since a
 * zip counts in two seconds, and never after the commit, since a time in the future is no validator.
 */
export function releaseTime(contentHash: string, commitSeconds = withoutCommit): Date {
  const step = parseInt(contentHash.slice(0, 8), 16) % (windowSeconds / 2);
  return new Date((Math.floor(commitSeconds / 2) - step) * 2000);
}

/** When the sources were last committed, in seconds: SOURCE_DATE_EPOCH, or git's word; nothing where neither is there. */
export function commitSeconds(
  root: string,
  named = process.env['SOURCE_DATE_EPOCH'],
): number | undefined {
  if (named !== undefined && named !== '') {
    if (/^\d{9,10}$/.test(named)) return Number(named);
    throw new Error(
      `SOURCE_DATE_EPOCH is "${named}". Allowed: a time in whole seconds since 1970, such as 1790000000.`,
    );
  }
  const { stdout } = spawnSync('git', ['-C', root, 'log', '-1', '--format=%ct'], {
    encoding: 'utf8',
  });
  const seconds = Number(stdout?.trim() || Number.NaN);
  return Number.isNaN(seconds) ? undefined : seconds;
}
