/** The worker's file, from the root of the site. */
export const workerFile = '/sw.js';

/** The prefix of all cache names of a site; another site on the same host has another base path. */
export function cacheFamily(basePath: string): string {
  return `edify-offline:${basePath}/:`;
}

/** The meta element of a page that may be stored for offline use. */
export const offlineMeta = 'edify:offline';

/** The meta element of a page served from the cache, with the time it was fetched. */
export const asOfMeta = 'edify:as-of';

/** Message that tells a waiting worker to activate. */
export const skipWaitingMessage = 'edify:take-over';

/** Message that asks the active worker to store the pages again if they were removed. */
export const storePagesMessage = 'edify:keep';
