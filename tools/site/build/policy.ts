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
