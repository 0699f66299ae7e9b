/* global site */
// The build inserts "site" above this: base, version, pages, plain, away, files, pictures, family, line, months,
// skipWaitingMessage, storePagesMessage, asOfMeta.

const cacheName = site.family + site.version;
const timeoutMs = 3000;
const fetchedAt = 'edify-fetched-at';
const files = new Set(site.files);
const fallbackPictures = new Map(Object.entries(site.pictures));
const plain = new Set(site.plain);

self.addEventListener('install', (event) => event.waitUntil(storeAll()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === site.skipWaitingMessage) event.waitUntil(self.skipWaiting());
  if (event.data === site.storePagesMessage) event.waitUntil(storeMissing());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || request.headers.has('range')) return;
  if (origin !== self.location.origin || !pathname.startsWith(`${site.base}/`)) return;
  const path = pathname.slice(site.base.length).replace(/\/index\.html$/, '/');
  if (site.away.some((away) => `${path.toLowerCase()}/`.startsWith(away))) return;
  if (request.mode === 'navigate') event.respondWith(page(event, path));
  else if (path.endsWith('/index.txt')) event.respondWith(data(request));
  else if (files.has(path) && path.startsWith('/_next/static/'))
    event.respondWith(stored(path).then((known) => known ?? fetch(request)));
  else if (site.pages.includes(path)) return;
  else if (files.has(path) || fallbackPictures.has(path)) event.respondWith(picture(event, path));
});

/** Stores every file of this release, or none. Hashed files of the previous release are not fetched again. */
async function storeAll() {
  const cache = await caches.open(cacheName);
  const store = async (path) => {
    const address = site.base + path;
    const known = path.startsWith('/_next/static/') ? await caches.match(address) : undefined;
    await cache.put(address, known ?? (await fetchWhole(address)));
  };
  try {
    // Some servers send the 404 page for unknown addresses only: then it is left out.
    await store('/404.html').catch(() => undefined);
    await Promise.all([...files].filter((path) => path !== '/404.html').map(store));
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
}

/** A worker that is registered again before its last page was closed does not install again. */
async function storeMissing() {
  if (!(await caches.has(cacheName))) await storeAll();
}

async function fetchWhole(address) {
  const response = await fetch(address, { cache: 'no-cache' });
  const elsewhere = response.redirected && new URL(response.url).pathname !== address;
  if (!response.ok || elsewhere)
    throw new Error(`${address} was answered with ${response.status}.`);
  return withFetchTime(response);
}

/** A response as it is stored: complete, without a redirect, with the time it was fetched. */
async function withFetchTime(response) {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const date = Date.parse(headers.get('date') ?? '');
  headers.set(fetchedAt, new Date(Number.isNaN(date) ? Date.now() : date).toISOString());
  return new Response(await response.blob(), { headers });
}

async function activate() {
  for (const name of await caches.keys())
    if (name.startsWith(site.family) && name !== cacheName) await caches.delete(name);
  await self.clients.claim();
}

/** The cache, unless it was deleted in the meantime. */
async function cacheOf() {
  return (await caches.has(cacheName)) ? caches.open(cacheName) : undefined;
}

async function stored(path) {
  return (await cacheOf())?.match(site.base + path);
}

/** The response of the network, or null if it does not arrive in time. */
function withTimeout(network) {
  network.catch(() => {});
  const late = new Promise((resolve) => setTimeout(() => resolve(null), timeoutMs));
  return Promise.race([network.catch(() => null), late]);
}

/** The current page of the site, or the stored page if the response is late or broken. */
async function page(event, path) {
  const network = fetch(event.request);
  if (!isKnown(path))
    return network.catch(async () => (await unknownPage(path)) ?? Response.error());
  const answer = await withTimeout(network);
  if (answer && answer.status < 500) {
    event.waitUntil(confirm(path, answer.clone()));
    return answer;
  }
  return (await storedPage(path, event.request)) ?? answer ?? network;
}

/** Also matches a path without its trailing slash. */
const isKnown = (path) => site.pages.includes(path) || site.pages.includes(`${path}/`);

/** Updates the time of a stored page that is still the same on the site. */
async function confirm(path, answer) {
  if (!answer.ok || answer.redirected || !site.pages.includes(path)) return;
  const known = await stored(path);
  const now = await withFetchTime(answer);
  if (!known || (await known.text()) !== (await now.clone().text())) return;
  await (await cacheOf())?.put(site.base + path, now);
}

async function storedPage(path, { url }) {
  const known = await stored(path.replace(/\/?$/, '/'));
  if (!known || path.endsWith('/')) return known && withLine(known, plain.has(path));
  return Response.redirect(new URL(`${site.base}${path}/${new URL(url).search}`, url));
}

async function unknownPage(path) {
  const unknown = /\.[^/]*$/.test(path) ? undefined : await stored('/404.html');
  return unknown && withLine(unknown, true, 404);
}

/**
 * A stored page that shows when it was saved: a plain page in its text, the others in a meta element for their script.
 */
async function withLine(response, isPlain, status = 200) {
  const at = response.headers.get(fetchedAt) ?? '';
  const html = await response.text();
  const line = `<p role="status" class="${site.line}">${sentence(at)}</p>`;
  const marked = isPlain
    ? html.replace(/<body[^>]*>/, (body) => body + line)
    : html.replace('</head>', `<meta name="${site.asOfMeta}" content="${at}"/></head>`);
  return new Response(marked, { status, headers: response.headers });
}

function sentence(at) {
  const lead = self.navigator.onLine ? 'The site does not answer.' : 'Offline.';
  return `${lead} This page is as of ${minute(new Date(at))}.`;
}

/** "21 Nov 2026 | 10:15AM" in the time zone of this device. */
function minute(date) {
  const two = (number) => String(number).padStart(2, '0');
  const hour = date.getHours();
  const day = `${two(date.getDate())} ${site.months[date.getMonth()]} ${date.getFullYear()}`;
  return `${day} | ${hour % 12 || 12}:${two(date.getMinutes())}${hour < 12 ? 'AM' : 'PM'}`;
}

/** The data that a link inside the portal requests; without it, the router loads the whole page, which is stored. */
async function data(request) {
  return (await withTimeout(fetch(request))) ?? new Response('', { status: 504 });
}

/** The current picture of the site, which is then stored. */
async function picture(event, path) {
  const network = fetch(event.request);
  const answer = await withTimeout(network);
  if (!answer?.ok) return (await storedPicture(path)) ?? answer ?? network;
  const copy = answer.clone();
  event.waitUntil(
    cacheOf().then(async (cache) => cache?.put(site.base + path, await withFetchTime(copy))),
  );
  return answer;
}

async function storedPicture(path) {
  const fallback = fallbackPictures.get(path);
  return (await stored(path)) ?? (fallback && (await stored(fallback)));
}
