import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';
import { withIntegrity, type ReadFile } from './integrity';
import { policyOf } from './policy';

const charset = '<meta charSet="utf-8"/>';
const policyMeta = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Adds the policy, the referrer policy and the hashes of the loaded files to every page of an export, and returns the
 * number of pages. Nothing may change the HTML after this: the policy is computed from it.
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
      `${page} does not start with ${charset}, so its policy cannot be inserted. ` +
        'If Next.js has changed its output, update tools/site/build/harden.ts.',
    );
  const whole = withIntegrity(html, read);
  return withPolicy(
    whole.replace(charset, `${charset}<meta name="referrer" content="no-referrer"/>`),
  );
}

/** Replaces the page's policy with one for its current content. */
export function withPolicy(html: string): string {
  const bare = html.replace(policyMeta, '');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(bare)}"/>`;
  return bare.replace(charset, () => `${charset}${policy}`);
}
