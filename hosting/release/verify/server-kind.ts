import type { IncomingHttpHeaders } from 'node:http';

/** Kinds of server that advice is written for. */
export const serverKinds = [
  'nginx',
  'apache',
  'caddy',
  'iis',
  'netlify',
  'cloudflare',
  'github',
] as const;

/** One of them, or a server that does not say what it is. */
export type ServerKind = (typeof serverKinds)[number] | 'unknown';

const marks: readonly (readonly [pattern: RegExp, kind: ServerKind])[] = [
  [/github\.com/i, 'github'],
  [/netlify/i, 'netlify'],
  [/cloudflare/i, 'cloudflare'],
  [/microsoft-iis/i, 'iis'],
  [/caddy/i, 'caddy'],
  [/apache/i, 'apache'],
  [/nginx|openresty/i, 'nginx'],
];

/** The kind of server that its Server header names. */
export function serverKindOf(headers: IncomingHttpHeaders): ServerKind {
  return marks.find(([pattern]) => pattern.test(String(headers['server'] ?? '')))?.[1] ?? 'unknown';
}
