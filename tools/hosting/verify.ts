import { randomBytes } from 'node:crypto';
import type { BoxNames } from '@/lib/drop/names';
import { portalRoutes, routes } from '@/lib/site/routes';
import { inventoryFile, type Inventory } from '@/tools/file/inventory';
import { parseInventory } from '@/tools/file/inventory-file';
import { hashedFolder, hiddenFiles, isCaseAlias } from '@/tools/file/listed-file';
import { sha256 } from '@/tools/file/sha256';
import { isText, mediaType } from '@/tools/site/serve/media-type';
import { hsts, securityHeadersOf } from '@/tools/site/servers/rules';

interface Live {
  /** Its address, with a trailing slash. */
  site: URL;
  inventory: Inventory;
  /** The addresses at which each problem was found. */
  problems: Map<string, string[]>;
}

/** Reads the build.json of a live site. Throws if the site does not send it or was built for another path. */
export async function readLive(address: string): Promise<Live> {
  const site = new URL(address.replace(/\/*$/, '/'));
  const file = new URL(inventoryFile, site);
  const { status, body } = await ask(file);
  if (status !== 200)
    throw new Error(`${file} is answered with status ${status}. The server must send this file.`);
  const inventory = parseInventory(body.toString(), String(file));
  if (`${inventory.basePath}/` !== site.pathname)
    throw new Error(`The site was built for the path ${inventory.basePath}/, not ${site.pathname}`);
  return { site, inventory, problems: new Map() };
}

/**
 * Requests every file of a live site, and addresses that it must not answer. With `isGated`, portal pages must not be sent
 * without a sign-in.
 */
export async function verifySite(live: Live, isGated: boolean): Promise<void> {
  const listed = Object.keys(live.inventory.files).filter(
    (file) => !isCaseAlias(file) && !hiddenFiles.includes(file),
  );
  const closed = listed.filter((file) => isGated && isPortalFile(file));
  const open = listed.filter((file) => file !== '404.html' && !closed.includes(file));
  const pages = open.filter((file) => file.endsWith('/index.html'));
  const checks = [
    ...closed.map((file) => () => checkGate(live, file)),
    ...open.map((file) => () => checkFile(live, file)),
    ...pages.map((page) => () => checkRedirect(live, page)),
    ...unknownPaths().map((path) => () => checkAbsent(live, path, true)),
    ...hiddenPaths.map((path) => () => checkAbsent(live, path, false)),
    // A store would answer with a list of its files.
    () => checkFile(live, 'index.html', '?list-type=2&prefix=people/'),
  ].values();
  const work = async () => {
    for (const check of checks) await check();
  };
  await Promise.all(Array.from({ length: 6 }, work));
}

/** Requests an address without following redirects; `body` is decompressed. */
async function ask(url: URL, init: RequestInit = {}) {
  try {
    const response = await fetch(url, { redirect: 'manual', ...init });
    const { status, headers } = response;
    return { status, headers, url: response.url, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const { message } = ((error as Error).cause ?? error) as Error;
    throw new Error(`${url} cannot be requested: ${message}`);
  }
}

function report({ problems }: Live, { pathname }: URL, what: string): void {
  problems.set(what, [...(problems.get(what) ?? []), pathname]);
}

/** The address of a file; a page is requested by its folder. */
const addressOf = ({ site }: Live, file: string) =>
  new URL(file.replace(/(^|\/)index\.html$/, '$1'), site);

const isFile = ({ inventory }: Live, file: string, body: Buffer) =>
  sha256(body) === inventory.files[file]?.sha256;

/** Returns true if a file belongs to a portal page, which can be behind a gate. */
const isPortalFile = (file: string) =>
  portalRoutes.some((name) => file.startsWith(routes[name].slice(1)));

async function checkFile(live: Live, file: string, query = ''): Promise<void> {
  const url = new URL(query, addressOf(live, file));
  const { status, headers, body } = await ask(url);
  if (status !== 200) return report(live, url, `status ${status} instead of 200`);
  if (!isFile(live, file, body)) report(live, url, 'other bytes than in build.json');
  const [type = '', wanted = ''] = [headers.get('content-type') ?? '', mediaType(file)];
  if (type.replace(/;.*/, '') !== wanted.replace(/;.*/, ''))
    report(live, url, `Content-Type: ${type} instead of ${wanted}`);
  checkHeaders(live, url, headers, file, file.startsWith(hashedFolder) ? /immutable/ : uncached);
  const isCompressed = headers.has('content-encoding');
  if (isText(wanted) && body.length > 2000 && !isCompressed) report(live, url, 'not compressed');
  if (isCompressed && !/accept-encoding/i.test(headers.get('vary') ?? ''))
    report(live, url, 'no Vary: Accept-Encoding');
}

const uncached = /no-cache|no-store|max-age=0/;

function checkHeaders(live: Live, url: URL, headers: Headers, file: string, cache: RegExp): void {
  const wanted = [...securityHeadersOf(file), ...(url.protocol === 'https:' ? [hsts] : [])];
  for (const [name, value] of wanted)
    if (headers.get(name) !== value) report(live, url, `no ${name}: ${value}`);
  const cached = headers.get('cache-control') ?? '';
  if (!cache.test(cached)) report(live, url, `Cache-Control: ${cached} is wrong`);
  if (headers.has('set-cookie')) report(live, url, 'a cookie');
}

/** Requests a page without its last slash, which must lead to it. */
async function checkRedirect(live: Live, page: string): Promise<void> {
  const url = new URL(page.replace('/index.html', ''), live.site);
  const answer = await ask(url, { redirect: 'follow' });
  if (!isFile(live, page, answer.body) || new URL(answer.url).origin !== live.site.origin)
    report(live, url, 'does not lead to the page with a slash at the end');
}

async function checkGate(live: Live, file: string): Promise<void> {
  const url = addressOf(live, file);
  const { body } = await ask(url);
  if (isFile(live, file, body)) report(live, url, 'sent without a sign-in');
}

const unknownPaths = () =>
  ['', '_next/static/', 'people/00/'].map(
    (folder) => `${folder}${randomBytes(15).toString('hex')}`,
  );

/** The list of the sealed records, a copy of the site inside the site, and files for the server. */
const hiddenPaths = ['people/', 'out/', '.git/config', '.env', ...hiddenFiles];

/** Requests what must not be sent. An unknown address must be answered with the site's own page. */
async function checkAbsent(live: Live, path: string, isUnknown: boolean): Promise<void> {
  const url = new URL(path, live.site);
  const { status, headers, body } = await ask(url);
  if (status < 400) return report(live, url, `status ${status} instead of 404`);
  if (!isUnknown) return;
  if (status !== 404 || !isFile(live, '404.html', body))
    return report(live, url, 'not the page 404.html with status 404');
  checkHeaders(live, url, headers, '404.html', uncached);
}

/** Sends letters to boxes that only this check uses. They expire with all others. */
export async function verifyDrop(live: Live, box: BoxNames): Promise<void> {
  const letter = randomBytes(1000);
  const name = `${randomBytes(32).toString('hex')}.jwe`;
  const send = async (
    method: string,
    path: string,
    isRight: (status: number, body: Buffer) => boolean,
  ) => {
    const url = new URL(`drop/${path}`, live.site);
    const { status, body } = await ask(url, { method, ...(method === 'PUT' && { body: letter }) });
    if (!isRight(status, body)) report(live, url, `${method} is answered with status ${status}`);
  };
  const isRefused = (status: number) => status >= 400;
  await send('PUT', `put/${box.inPut}/${name}`, (status) => status === 201);
  await send('PUT', `put/${box.inPut}/${name}`, (status) => status === 412);
  await send('GET', `list/${box.inList}/`, (_, body) => body.includes(`"${name}"`));
  await send('GET', `list/${box.inList}/${name}`, (_, body) => body.equals(letter));
  for (const path of [`put/${box.inPut}/${name}`, `put/${box.inPut}/`, `get/${box.outGet}/`])
    await send('GET', path, isRefused);
  await send('DELETE', `put/${box.inPut}/${name}`, isRefused);
  await send('PUT', `put/${box.inPut}/${name}.html`, isRefused);
  await send('PUT', `put/${'0'.repeat(32)}/${name}`, isRefused);
  await send('PUT', `put/${box.outPut}/${name}`, (status) => status === 201);
  await send('GET', `get/${box.outGet}/${name}`, (_, body) => body.equals(letter));
}
