/* global site */
// The build inserts "site" above this: family. Offline use is off: this deletes what an earlier release stored.

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys())
    if (name.startsWith(site.family)) await caches.delete(name);
  await self.registration.unregister();
}
