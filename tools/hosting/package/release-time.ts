import { spawnSync } from 'node:child_process';

/** Used if the time of the commit is unknown, in seconds. */
const withoutCommit = Date.UTC(2026, 0, 1) / 1000;

/** Two days: about how far before the commit a release's time may be. */
const windowSeconds = 2 * 65_536;

/**
 * Modification time of all files in a package. It depends only on the commit and the content, so the same sources give
 * the same package, and releases of one commit with different content get different times. It is even, because a zip
 * counts in steps of two seconds, and never after the commit, because a time in the future is not a validator.
 */
export function releaseTime(contentHash: string, commitSeconds = withoutCommit): Date {
  const step = parseInt(contentHash.slice(0, 8), 16) % (windowSeconds / 2);
  return new Date((Math.floor(commitSeconds / 2) - step) * 2000);
}

/** Time of the last commit in seconds: SOURCE_DATE_EPOCH, or from git; undefined if neither is available. */
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
