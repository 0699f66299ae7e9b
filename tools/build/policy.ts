import { createHash } from 'node:crypto';
import { parse, type HTMLElement } from 'node-html-parser';

/** Types of script elements that a policy must name when their text stands in the page; other types are blocks of data. */
const executableType =
  /^(module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)?$/i;

/** What may run code that was text before: the framework's own two places, and the address of our service worker. */
const trustedTypes = 'nextjs nextjs#bundler edify';

/**
 * The Content-Security-Policy of one page: it names the page's inline scripts and style attributes by their SHA-256,
 * so nothing that anyone adds to the page later can run. Pages without the framework may turn no text into code at all.
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
    // For the web manifest: Safari reports manifest-src as unknown. All other kinds have a directive of their own.
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
    `trusted-types ${hasFramework ? trustedTypes : "'none'"}`,
  ].join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function directive(start: string, values: readonly string[]): string {
  return [start, ...new Set(values)].join(' ');
}

/** Where the page's forms are sent besides the site itself: a host, or the visitor's mail program. */
function formTargets(page: HTMLElement): string[] {
  return page
    .querySelectorAll('form[action]')
    .map((form) => form.getAttribute('action') ?? '')
    .filter((action) => URL.canParse(action))
    .map((action) => new URL(action))
    .map(({ origin, protocol }) => (origin === 'null' ? protocol : origin));
}
