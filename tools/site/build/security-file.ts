import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Site } from '@/content/schema/site';

const path = '.well-known/security.txt';

/** Writes where to report a vulnerability (RFC 9116), if the site says it. Returns what to log. */
export function writeSecurityFile(
  out: string,
  { security, siteUrl }: Pick<Site, 'security' | 'siteUrl'>,
): string {
  if (!security) return 'no contact, so no security.txt';
  const { contact, expires, policy } = security;
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}T23:59:59Z`,
    ...(policy ? [`Policy: ${policy}`] : []),
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/${path}`,
  ];
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), `${lines.join('\n')}\n`);
  return `${path} until ${expires}`;
}
