import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';
import { createHash } from 'node:crypto';
import { parse, type HTMLElement } from 'node-html-parser';

/** Types of inline script elements that a policy must list; other types are data blocks. */
const executableType =
  /^(module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)?$/i;

/**
 * The Content-Security-Policy of one page. It lists the page's inline scripts and style attributes by their SHA-256, so
 * that nothing added to the page later can run. Pages without the framework may not turn text into code at all.
 */
export function policyOf(html: string): string {
  const page = parse(html);
  const scripts = page.querySelectorAll('script');
  const inline = scripts
    .filter((script) => !script.hasAttribute('src'))
    .filter((script) => executableType.test((script.getAttribute('type') ?? '').trim()))
    .map((script) => hashOf(script.rawText));
  const styles = page
    .querySelectorAll('[style]')
    .map((element) => hashOf(element.getAttribute('style') ?? ''));
  const hasFramework = scripts.some((script) =>
    script.getAttribute('src')?.includes('/_next/static/'),
  );
  return [
    // For the web manifest: Safari reports manifest-src as unknown. All other kinds have their own directive.
    "default-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "media-src 'none'",
    directive("script-src 'self'", inline),
    "style-src 'self'",
    ...(styles.length > 0 ? [directive("style-src-attr 'unsafe-hashes'", styles)] : []),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    directive("form-action 'self'", formTargets(page)),
    "require-trusted-types-for 'script'",
    `trusted-types ${hasFramework ? 'default' : "'none'"}`,
  ].join('; ');
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directive = (start: string, values: readonly string[]): string =>
  [start, ...new Set(values)].join(' ');

/** Targets of the page's forms other than the site: a host, or the visitor's mail program. */
function formTargets(page: HTMLElement): string[] {
  return page
    .querySelectorAll('form[action]')
    .map((form) => form.getAttribute('action') ?? '')
    .filter((action) => URL.canParse(action))
    .map((action) => new URL(action))
    .map(({ origin, protocol }) => (origin === 'null' ? protocol : origin));
}

const element = /<(?:script|link)\b[^>]*>/g;

/** Reads a file of the site by its address; undefined if the address is not on the site. */
type ReadFile = (address: string) => Buffer | undefined;

/**
 * Adds the SHA-384 of the loaded file to the page's own scripts, style sheets and their preloads, so that the browser
 * rejects a file that was changed in transit.
 */
function withIntegrity(html: string, read: ReadFile): string {
  return html.replace(element, (tag) => {
    const address = addressOf(tag);
    const file = address === undefined || tag.includes(' integrity=') ? undefined : read(address);
    if (file === undefined) return tag;
    return tag.replace(/\/?>$/, (end) => ` integrity="${integrityOf(file)}"${end}`);
  });
}

/** The hash of a file as browsers check it. */
function integrityOf(file: Buffer | string): string {
  return `sha384-${createHash('sha384').update(file).digest('base64')}`;
}

function addressOf(tag: string): string | undefined {
  if (tag.startsWith('<script')) return attribute(tag, 'src');
  const taken =
    /rel="(?:stylesheet|modulepreload)"/.test(tag) ||
    (tag.includes('rel="preload"') && /as="(?:script|style)"/.test(tag));
  return taken ? attribute(tag, 'href') : undefined;
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');

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
