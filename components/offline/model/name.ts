/** The worker's file, below the root of the site. */
export const workerFile = '/sw.js';

/** What the names of all caches of a site begin with; another site of the same host has another base path. */
export function cacheFamily(basePath: string): string {
  return `edify-offline:${basePath}/:`;
}

/** The meta element that a page says by that it may be kept for offline use. */
export const offlineMeta = 'edify:offline';

/** The meta element of a page that came from the device, with the moment of its fetching. */
export const asOfMeta = 'edify:as-of';

/** Asks a worker that waits to take over. */
export const skipWaitingMessage = 'edify:take-over';

/** Asks a worker that is at work to keep the pages where they were removed. */
export const storePagesMessage = 'edify:keep';
