import type { IncomingHttpHeaders } from 'node:http';

/** Kinds of server for which there is advice. */
export const serverKinds = [
  'nginx',
  'apache',
  'caddy',
  'iis',
  'netlify',
  'cloudflare',
  'github',
  's3',
  'cloudfront',
  'r2',
  'azure',
  'gcs',
  'ceph',
] as const;

/** One of them, or a server that does not identify itself. */
export type ServerKind = (typeof serverKinds)[number] | 'unknown';

const signatures: readonly (readonly [pattern: RegExp, kind: ServerKind])[] = [
  [/github\.com/i, 'github'],
  [/netlify/i, 'netlify'],
  [/cloudflare/i, 'cloudflare'],
  [/microsoft-iis/i, 'iis'],
  [/caddy/i, 'caddy'],
  [/apache/i, 'apache'],
  [/nginx|openresty/i, 'nginx'],
  [/cloudfront/i, 'cloudfront'],
  [/amazons3/i, 's3'],
  [/windows-azure/i, 'azure'],
  [/uploadserver/i, 'gcs'],
];

/** Headers of stores and networks; an R2 bucket answers as Cloudflare and has to be named. */
const kindHeaders = [
  ['x-amz-cf-id', 'cloudfront'],
  ['x-rgw-object-type', 'ceph'],
] as const;

/** The kind of server that has such a header, that the Server header names or that writes ETags like this one. */
export function serverKindOf(headers: IncomingHttpHeaders): ServerKind {
  const own = kindHeaders.find(([name]) => headers[name] !== undefined)?.[1];
  const named = signatures.find(([pattern]) => pattern.test(String(headers['server'] ?? '')))?.[1];
  return own ?? named ?? kindByEtag(headers) ?? 'unknown';
}

/** Each server builds the ETag of a file from its time and size in a different format. */
function kindByEtag(headers: IncomingHttpHeaders): ServerKind | undefined {
  const etag = /^(?:W\/)?"([^"]+)"$/.exec(headers.etag ?? '')?.[1] ?? '';
  const time = Date.parse(headers['last-modified'] ?? '') / 1000;
  const size = Number(headers['content-length'] ?? Number.NaN);
  if (etag === '' || Number.isNaN(time) || Number.isNaN(size)) return undefined;
  if (etag === `${time.toString(16)}-${size.toString(16)}`) return 'nginx';
  const [first, second = ''] = etag.split('-');
  const microseconds = Number.parseInt(second, 16);
  if (first === size.toString(16) && Math.floor(microseconds / 1e6) === time) return 'apache';
  const end = size.toString(36);
  const caddys = Number.parseInt(etag.slice(0, -end.length), 36);
  // Newer versions count nanoseconds.
  const isCaddy =
    etag.endsWith(end) && [1, 1e9].some((unit) => Math.abs(caddys / unit - time) < 1.1);
  return isCaddy ? 'caddy' : undefined;
}
