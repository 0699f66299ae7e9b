import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { join, posix } from 'node:path';
import { inventoryFile, takeInventory, type Inventory } from '@/tools/file/inventory';
import { precompress } from '@/tools/site/build/precompress';
import { listen } from '@/tools/site/serve/listen';
import { mediaType } from '@/tools/site/serve/media-type';
import { hiddenFiles } from '@/tools/file/listed-file';
import { cacheControl, securityHeadersOf } from '@/tools/site/servers/rules';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Turns a correct reply into a wrong one; `path` is the requested path. */
export type Spoil = (
  path: string,
  reply: Reply,
  asked: string,
  headers: IncomingHttpHeaders,
) => Reply;

const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`;
const page = (title: string) => `${policy}<h1>${title}</h1>${'text '.repeat(400)}`;

const site = {
  'index.html': page('Home'),
  '404.html': page('Not found'),
  'login/index.html': page('Login'),
  'Dashboard/index.html': page('Dashboard'),
  'Dashboard/index.txt': 'data '.repeat(400),
  'MyProfile/index.html': page('Profile'),
  'myprofile/index.html': page('Profile'),
  'read-text.js': 'void 0; '.repeat(300),
  'robots.txt': 'User-agent: *',
  'images/photo.webp': 'RIFF',
  '_next/static/chunks/a.js': 'void 0; '.repeat(300),
  'people/people.json': '{}',
  [`people/ab/${'0c'.repeat(15)}.jwe`]: 'sealed',
  [`people/ef/${'1d'.repeat(15)}.jwe`]: 'sealed too',
  '.htaccess': '# for the server',
};

/** Writes a built site of a few files for a base path. */
export async function writeSite(
  basePath: string,
): Promise<{ folder: string; inventory: Inventory }> {
  const folder = writeFolder(site);
  await precompress(folder, () => {});
  const product = { name: 'edify', version: '1.2.3' };
  const inventory = takeInventory(folder, product, { basePath, siteUrl: '' });
  writeFileSync(join(folder, inventoryFile), JSON.stringify(inventory));
  return { folder, inventory };
}

/** Starts a server that is correct unless `spoil` changes its replies; with `gate` the portal requires a sign-in. */
export async function serveModel(
  folder: string,
  basePath: string,
  { gate = false, spoil = (_, reply) => reply }: { gate?: boolean; spoil?: Spoil },
): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    const asked = String(request.headers['accept-encoding'] ?? '');
    const path = request.url ?? '/';
    const right = answer(folder, basePath, path, asked, gate);
    const { status, headers, body } = spoil(path, right, asked, request.headers);
    response.writeHead(status, headers).end(body);
  });
  return { server, port: await listen(server, 0) };
}

function answer(folder: string, basePath: string, path: string, asked: string, gate: boolean) {
  const clean = posix.normalize(decodeURIComponent(path)).replace(/;.*?(\/|$)/, '$1');
  const inside = clean.slice(basePath.length);
  if (clean === basePath) return reply(folder, 301, '', '', { Location: `${basePath}/` });
  if (!clean.startsWith(`${basePath}/`) || isHidden(inside)) return missing(folder);
  if (gate && /^\/(dashboard|myprofile)(\/|\.|$)/i.test(inside)) return reply(folder, 401, '', '');
  if (/^\/myprofile(\/|$)/.test(inside))
    return reply(folder, 301, '', '', { Location: `${basePath}/MyProfile/` });
  const stat = statSync(join(folder, inside), { throwIfNoEntry: false });
  if (stat?.isDirectory() && !inside.endsWith('/'))
    return reply(folder, 301, '', '', { Location: `${clean}/` });
  const file = inside.endsWith('/') ? `${inside}index.html` : inside;
  const found = statSync(join(folder, file), { throwIfNoEntry: false });
  return found?.isFile() ? reply(folder, 200, file, asked) : missing(folder);
}

const isHidden = (path: string) => /\/\./.test(path) || hiddenFiles.includes(path.slice(1));

const missing = (folder: string) => reply(folder, 404, '/404.html', '');

function reply(
  folder: string,
  status: number,
  file: string,
  asked: string,
  more: Record<string, string> = {},
): Reply {
  const rule = file.startsWith('/_next/static/') ? 'hashed' : 'other';
  const headers: Record<string, string> = {
    ...Object.fromEntries(securityHeadersOf(file.slice(1))),
    'Cache-Control': cacheControl[status === 200 ? rule : 'error'],
    Server: 'nginx',
    Vary: 'Accept-Encoding',
    ...more,
  };
  if (file === '') return { status, headers, body: Buffer.of() };
  headers['Content-Type'] = mediaType(file);
  const ending = { br: '.br', gzip: '.gz' }[asked];
  const small =
    ending !== undefined && statSync(join(folder, file + ending), { throwIfNoEntry: false });
  if (ending === undefined || !small)
    return { status, headers, body: readFileSync(join(folder, file)) };
  headers['Content-Encoding'] = asked;
  return { status, headers, body: readFileSync(join(folder, file + ending)) };
}
