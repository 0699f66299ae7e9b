import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files-below';
import { withIntegrity, type ReadFile } from './integrity';
import { policyOf } from './policy';

const charset = '<meta charSet="utf-8"/>';
const policyMeta = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Gives every page of an export its policy, its referrer policy and the hashes of the files it names, and returns how
 * many pages there are. Nothing may change the HTML after this: the policy names what stands in it.
 */
export function hardenPages(outDir: string, basePath: string): number {
  const pages = filesBelow(outDir).filter((file) => file.endsWith('.html'));
  const read = (address: string) => {
    if (!address.startsWith(`${basePath}/`)) return undefined;
    const path = decodeURIComponent(address.slice(basePath.length).replace(/[?#].*$/, ''));
    const file = join(outDir, path);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  for (const page of pages) {
    const file = join(outDir, page);
    writeFileSync(file, hardened(readFileSync(file, 'utf8'), page, read));
  }
  return pages.length;
}

function hardened(html: string, page: string, read: ReadFile): string {
  if (!html.includes(charset))
    throw new Error(
      `${page} does not start with ${charset}, so there is no place for its policy. Has Next.js changed what it writes? ` +
        'Then tools/build/harden.ts is to follow.',
    );
  const whole = withIntegrity(html, read);
  return withPolicy(
    whole.replace(charset, `${charset}<meta name="referrer" content="same-origin"/>`),
  );
}

/** The page with the policy of what stands in it now, in place of one that it had. */
export function withPolicy(html: string): string {
  const bare = html.replace(policyMeta, '');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(bare)}"/>`;
  return bare.replace(charset, () => `${charset}${policy}`);
}
