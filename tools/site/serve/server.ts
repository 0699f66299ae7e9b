import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join, relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isPeopleFile } from '@/tools/file/people-file';
import { hashedFolder } from '@/tools/file/listed-file';
import { cacheControl, policies, workerFiles } from '../servers/rules';
import { buildingPage } from './building-page';
import { createCompressor, type Compress } from './compress';
import { locateAddress } from './locate-address';
import { isText, mediaType } from './media-type';

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * A server to preview and test an exported folder; in production, a real web server is used. Until there is a folder, it
 * answers that the site is being built.
 */
export function createSiteServer(dir: string, basePath = ''): Server {
  const compress = createCompressor();
  return createServer((request, response) => {
    folderAt(dir)
      .then((isBuilt) => (isBuilt ? reply(dir, basePath, request, compress) : building()))
      .catch(() => plain(500, 'The server could not read this file.'))
      .then(({ status, headers, body }) => {
        response.writeHead(status, { ...headers, 'Content-Length': body.length });
        response.end(request.method === 'HEAD' ? undefined : body);
      });
  });
}

/** Between two builds the folder is missing for a moment, while the new one is renamed. */
async function folderAt(dir: string): Promise<boolean> {
  for (let tries = 0; tries < 20 && !existsSync(dir); tries += 1) await wait(10);
  return existsSync(dir);
}

function building(): Reply {
  const headers = {
    'Content-Type': mediaType('.html'),
    'Cache-Control': 'no-store',
    'Retry-After': '2',
  };
  return { status: 503, headers, body: Buffer.from(buildingPage) };
}

async function reply(
  dir: string,
  basePath: string,
  request: IncomingMessage,
  compress: Compress,
): Promise<Reply> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(405, 'Only GET and HEAD are supported.', { Allow: 'GET, HEAD' });
  }
  const located = await locateAddress(dir, basePath, request.url ?? '/');
  switch (located.kind) {
    case 'malformed':
      return plain(400, 'This address is malformed.');
    case 'redirect':
      return plain(308, `See ${located.to}`, { Location: located.to });
    case 'file':
      return file(200, dir, located.path, request, compress);
    case 'missing':
      return file(404, dir, join(dir, '404.html'), request, compress).catch(() =>
        plain(404, 'Not found.'),
      );
  }
}

async function file(
  status: number,
  dir: string,
  path: string,
  request: IncomingMessage,
  compress: Compress,
): Promise<Reply> {
  const type = mediaType(path);
  const body = await readFile(path);
  const headers: Record<string, string> = {
    'Content-Type': type,
    'Cache-Control': cacheControl[cacheRule(status, request.url ?? '')],
    'X-Content-Type-Options': 'nosniff',
  };
  const name = relative(dir, path).replaceAll(sep, '/');
  if (workerFiles.includes(name)) headers['Content-Security-Policy'] = policies.worker;
  if (!isText(type) || isPeopleFile(name))
    return endOf({ status, headers, body }, request.headers.range);
  headers['Vary'] = 'Accept-Encoding';
  if (!acceptsGzip(String(request.headers['accept-encoding'] ?? ''))) {
    return { status, headers, body };
  }
  headers['Content-Encoding'] = 'gzip';
  return { status, headers, body: await compress(path, body) };
}

/** The last bytes of a file, if only they are asked for. */
function endOf(reply: Reply, range = ''): Reply {
  const { status, headers, body } = reply;
  const [, length] = /^bytes=-([1-9]\d{0,8})$/.exec(range) ?? [];
  if (status !== 200 || length === undefined) return reply;
  const end = body.subarray(-length);
  const sent = `bytes ${body.length - end.length}-${body.length - 1}/${body.length}`;
  return { status: 206, headers: { ...headers, 'Content-Range': sent }, body: end };
}

function cacheRule(status: number, address: string): keyof typeof cacheControl {
  if (status !== 200) return 'error';
  return address.includes(`/${hashedFolder}`) ? 'hashed' : 'other';
}

const acceptsGzip = (header: string): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(header);

function plain(status: number, text: string, headers: Record<string, string> = {}): Reply {
  const type = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return { status, headers: { ...type, ...headers }, body: Buffer.from(`${text}\n`) };
}
