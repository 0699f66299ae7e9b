import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asOfMeta, offlineCache, offlinePages } from '@/components/offline/model/offline-pages';

/** The worker of a site without offline use: it deletes the cache and itself. */
const remove = `self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(caches.delete(site.cache).then(() => self.registration.unregister())),
);
`;

interface OfflineSite {
  basePath: string;
  /** Another one for other sources, so that browsers replace the worker. */
  release: string;
  isOn: boolean;
}

/** Writes the worker of an export, `sw.js`. */
export function writeOffline(outDir: string, { basePath, release, isOn }: OfflineSite): void {
  const site = {
    base: basePath,
    cache: offlineCache(basePath),
    release,
    pages: offlinePages,
    asOf: asOfMeta,
  };
  const code = isOn ? readFileSync('tools/site/build/worker/offline.js', 'utf8') : remove;
  writeFileSync(join(outDir, 'sw.js'), `const site = ${JSON.stringify(site, null, 2)};\n\n${code}`);
}
