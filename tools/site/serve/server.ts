import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import sirv from 'sirv';
import { hashedFolder, hiddenFiles } from '@/tools/file/listed-file';
import { isPeopleFile } from '@/tools/file/people-file';
import { cacheControl, policies, workerFiles } from '../servers/rules';
import { isText, mediaType, mediaTypes } from './media-type';

/** The page of a site that is built for the first time; it reloads itself until the site is there. */
const buildingPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="2">
<title>The site is being built</title>
<h1>The site is being built</h1>
<p>The first build takes a few minutes. This page opens the site when it is ready; the terminal shows the progress.</p>
`;

/**
 * A server to preview and test an exported folder; in production, a real web server is used. Until there is a folder, it
 * answers that the site is being built.
 */
export function createSiteServer(dir: string, basePath = ''): Server {
  const files = sirv(dir, { dev: true, etag: true, extensions: ['html'] });
  return createServer((request, response) => {
    answer(request, response).catch(() =>
      send(response, 500, 'The server could not read this file.'),
    );
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isOwnHost(request.headers.host, request.socket.localAddress))
      return send(response, 421, 'This server answers only to the name of this computer.');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return send(response, 405, 'Only GET and HEAD are supported.');
    }
    if (!(await isBuilt(dir))) return send(response, 503, buildingPage);
    const [address = '', query] = (request.url ?? '/').split(/\?(.*)/s);
    const path = decode(address);
    const isOwn = path === basePath || path.startsWith(`${basePath}/`);
    const name = path.slice(basePath.length + 1);
    const target = join(dir, name).replace(/[\\/]$/, '');
    const found = isOwn && !isHidden(name) && statSync(target, { throwIfNoEntry: false });
    if (found && found.isDirectory() && !path.endsWith('/')) {
      response.setHeader(
        'Location',
        `${encodeURI(path)}/${query === undefined ? '' : `?${query}`}`,
      );
      return send(response, 308, '');
    }
    const file = path.endsWith('/') ? `${name}index.html` : name;
    if (!found || found.isFile() === path.endsWith('/') || !existsSync(join(dir, file)))
      return send(response, 404, await readFile(join(dir, '404.html')).catch(() => 'Not found.'));
    response.setHeader('Content-Type', mediaType(file));
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader(
      'Cache-Control',
      cacheControl[file.startsWith(hashedFolder) ? 'hashed' : 'other'],
    );
    if (workerFiles.includes(file)) response.setHeader('Content-Security-Policy', policies.worker);
    const packs = isText(mediaType(file)) && !isPeopleFile(file) && acceptsGzip(request);
    request.url = encodeURI(`/${file}`);
    request.headers.range = packs ? undefined : rangeOf(request, statSync(join(dir, file)).size);
    files(request, packs ? compressed(response) : response);
  }
}

/**
 * Returns true for the names of this computer, and for the address that a request came to. Another site that gives its own
 * name the address of this computer reads nothing then.
 */
function isOwnHost(asked = '', address = ''): boolean {
  const name = asked.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return ['localhost', '127.0.0.1', '::1', address.replace(/^::ffff:/, '')].includes(name);
}

/** Between two builds the folder is missing for a moment, while the new one is renamed. */
async function isBuilt(dir: string): Promise<boolean> {
  for (let tries = 0; tries < 20 && !existsSync(dir); tries += 1) await wait(10);
  return existsSync(dir);
}

/** The path of an address without repeated slashes; that of no file if it is malformed or leads out of its folder. */
function decode(address: string): string {
  try {
    const path = decodeURIComponent(address).replace(/\/+/g, '/');
    return /[\\\0]|\/\.\.(?:\/|$)/.test(path) ? nowhere : path;
  } catch {
    return nowhere;
  }
}

/** A hidden file is never sent. */
const nowhere = '/.';

const isHidden = (name: string): boolean =>
  name
    .replace(/^\.well-known\//, '')
    .split('/')
    .some((part) => part.startsWith('.') || hiddenFiles.includes(part));

const acceptsGzip = ({ headers }: IncomingMessage): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(headers['accept-encoding'] ?? ''));

/** The last bytes of a file in the form that sirv reads; undefined to send all of it. */
function rangeOf({ headers }: IncomingMessage, size: number): string | undefined {
  const length = Number(/^bytes=-(\d+)$/.exec(headers.range ?? '')?.[1] ?? 0);
  return length === 0 ? undefined : `bytes=${Math.max(0, size - length)}-`;
}

function send(response: ServerResponse, status: number, body: string | Buffer): void {
  const isPage = String(body.slice(0, 9)).toLowerCase().startsWith('<');
  response.setHeader('Content-Type', mediaTypes[isPage ? '.html' : '.txt'] ?? '');
  response.setHeader('Cache-Control', cacheControl.error);
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(body) }).end(body);
}

/** A response that compresses what it gets with gzip. */
function compressed(response: ServerResponse): ServerResponse {
  const body = new PassThrough();
  const writeHead = (status: number, headers: Record<string, unknown> = {}) => {
    if (status !== 200) body.pipe(response);
    else {
      delete headers['Content-Length'];
      response.setHeader('Content-Encoding', 'gzip');
      response.setHeader('Vary', 'Accept-Encoding');
      body.pipe(createGzip()).pipe(response);
    }
    return response.writeHead(status, headers as Record<string, string>);
  };
  const getHeader = (name: string) => response.getHeader(name);
  return Object.assign(body, { getHeader, writeHead }) as unknown as ServerResponse;
}
