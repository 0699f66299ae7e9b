/* global site */
// The build inserts "site" above this: base, cache, release, pages, asOf.

const timeoutMs = 3000;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(activate()));

/** Removes the files of the release before and tells open pages about this one; they store their pages again. */
async function activate() {
  await caches.delete(site.cache);
  await self.clients.claim();
  for (const client of await self.clients.matchAll()) client.postMessage(site.release);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || request.headers.has('range')) return;
  if (origin !== self.location.origin || !pathname.startsWith(`${site.base}/`)) return;
  const path = pathname.slice(site.base.length).replace(/\/index\.html$/, '/');
  const isHashed = path.startsWith('/_next/static/');
  if (!isHashed && !path.startsWith('/images/') && !site.pages.includes(path)) return;
  event.respondWith(answer(event, site.base + path, isHashed));
});

self.addEventListener('message', (event) => event.waitUntil(storeAll(event.data).catch(() => {})));

/** Stores what is not stored yet of these pages, of the files that they name and of these files. */
async function storeAll({ pages, files }) {
  const all = new Set(files);
  for (const page of pages) {
    const html = await (await findOrFetch(page)).text();
    for (const [, file] of html.matchAll(/(?:src|href)="([^"?]+)/g))
      if (/^\/(?:_next\/static|images)\//.test(file.slice(site.base.length))) all.add(file);
  }
  for (const file of all) await findOrFetch(file);
}

async function findOrFetch(address) {
  const stored = await find(address);
  if (stored) return stored;
  const response = await fetch(address, { priority: 'low' });
  await store(address, response.clone());
  return response;
}

/** The response of the site, or the stored one if the site does not answer in time. A hashed file never changes. */
async function answer(event, address, isHashed) {
  const stored = await find(address);
  if (stored && isHashed) return stored;
  const network = fetch(event.request);
  event.waitUntil(network.then((response) => store(address, response.clone())).catch(() => {}));
  const late = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  const response = await Promise.race([network.catch(() => {}), late]);
  if (response && response.status < 500) return response;
  if (!stored) return response ?? network;
  return event.request.mode === 'navigate' ? withDate(stored) : stored;
}

/** The cache is deleted at Logout; then nothing is stored until a page of the portal creates it again. */
async function find(address) {
  return (await caches.has(site.cache)) && (await caches.open(site.cache)).match(address);
}

async function store(address, response) {
  if (!response.ok || response.redirected || !(await caches.has(site.cache))) return;
  await (await caches.open(site.cache)).put(address, response);
}

/** A stored page with its date, which its script shows. */
async function withDate(response) {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const meta = `<meta name="${site.asOf}" content="${headers.get('date') ?? ''}"/></head>`;
  return new Response((await response.text()).replace('</head>', meta), { headers });
}
