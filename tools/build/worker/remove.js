/* global site */
// The build writes "site" above this: family. Offline use is off: what an earlier release kept is taken away.

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys())
    if (name.startsWith(site.family)) await caches.delete(name);
  await self.registration.unregister();
}
