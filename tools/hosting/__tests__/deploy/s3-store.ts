import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { closeServer, listen } from '@/tools/site/serve/listen';

const md5 = (body: Buffer) => createHash('md5').update(body).digest('hex');

/**
 * Starts the part of S3 that rclone needs, with one bucket in memory, and counts its requests. After `limit` bytes of files
 * it closes every connection, as a network does that drops.
 */
export async function startS3() {
  const store = {
    files: new Map<string, Buffer>(),
    requests: {} as Record<string, number>,
    limit: Infinity,
    refusal: undefined as { status: number; code: string } | undefined,
  };
  const { files } = store;
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    const { pathname, searchParams } = new URL(url, 'http://store');
    const key = decodeURIComponent(pathname).replace(/^\/portal\/?/, '');
    const kind = key === '' ? 'LIST' : method;
    store.requests[kind] = (store.requests[kind] ?? 0) + 1;
    const { refusal } = store;
    const stored = files.get(key);
    const send = (status: number, body: Buffer | string = '') =>
      response
        .writeHead(status, {
          ETag: `"${md5(files.get(key) ?? Buffer.of())}"`,
          'Content-Length': Buffer.byteLength(body),
          'Last-Modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
        })
        .end(body);
    if (store.limit <= 0) request.socket.destroy();
    else if (refusal) send(refusal.status, `<Error><Code>${refusal.code}</Code></Error>`);
    else if (kind === 'LIST') send(200, list(files, searchParams));
    else if (method === 'PUT' && stored && request.headers['if-none-match']) send(412);
    else if (method === 'PUT')
      received(request).then(
        (body) => {
          files.set(key, body);
          send(200);
        },
        () => {},
      );
    else if (!stored) send(404);
    else if (method === 'DELETE') send(files.delete(key) ? 204 : 404);
    else send(200, stored);
  });
  /** The body of a request, whose connection is closed in the middle of it if the limit is reached. */
  async function received(request: IncomingMessage): Promise<Buffer> {
    request.on('data', (part: Buffer) => {
      store.limit -= part.length;
      if (store.limit <= 0) request.socket.destroy();
    });
    return buffer(request);
  }
  const port = await listen(server, 0);
  const remote = remoteAt(`http://localhost:${port}`);
  return Object.assign(store, { remote, stop: () => closeServer(server) });
}

/** The bucket of a store as rclone names it. */
export const remoteAt = (endpoint: string) =>
  `:s3,provider=Other,endpoint="${endpoint}",access_key_id=key,secret_access_key=secret:portal`;

/** A page of the list of a bucket or, with a delimiter, of one folder of it. */
function list(files: ReadonlyMap<string, Buffer>, asked: URLSearchParams): string {
  const of = (name: string) => asked.get(name) ?? '';
  const isFolder = (path: string) => of('delimiter') !== '' && path.includes('/');
  const inside = [...files.keys()].filter((key) => key.startsWith(of('prefix'))).sort();
  const rest = (key: string) => key.slice(of('prefix').length);
  const shown = inside.filter((key) => key > of('marker') && !isFolder(rest(key)));
  const page = shown.slice(0, Number(of('max-keys')));
  const entries = page.map((key) => {
    const body = files.get(key)!;
    return (
      `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified>` +
      `<ETag>"${md5(body)}"</ETag><Size>${body.length}</Size></Contents>`
    );
  });
  const folders = inside.map(rest).filter(isFolder);
  const names = new Set(folders.map((path) => of('prefix') + path.slice(0, path.indexOf('/') + 1)));
  const prefixes = [...names].map(
    (name) => `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`,
  );
  const last = page.at(-1) ?? '';
  return (
    `<ListBucketResult><IsTruncated>${page.length < shown.length}</IsTruncated><NextMarker>${last}</NextMarker>` +
    `${[...entries, ...prefixes].join('')}</ListBucketResult>`
  );
}
