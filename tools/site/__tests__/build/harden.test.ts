import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hardenPages, policyOf } from '@/tools/site/build/harden';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

function harden(html: string, basePath = ''): string {
  const dir = writeFolder({
    'index.html': html,
    '_next/static/chunks/app/(student)/a.js': 'a',
    '_next/static/css/b.css': 'b',
  });
  hardenPages(dir, basePath);
  return readFileSync(join(dir, 'index.html'), 'utf8');
}

const page = (head: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head></html>`;

describe('A hardened page', () => {
  it('has the hash of each script, style sheet and preload of the site', () => {
    const script = '/_next/static/chunks/app/(student)/a.js';
    const html = harden(
      page(
        `<script src="${script}" async=""></script><link rel="preload" as="script" href="${script}"/>` +
          '<link rel="stylesheet" href="/_next/static/css/b.css?v=1"/>',
      ),
    );
    expect(html).toContain(`<script src="${script}" async="" integrity="${sha384('a')}">`);
    expect(html).toContain(`href="${script}" integrity="${sha384('a')}"/>`);
    expect(html).toContain(`href="/_next/static/css/b.css?v=1" integrity="${sha384('b')}"/>`);
  });

  it('finds its files below a sub-path', () => {
    const html = harden(page('<script src="/portal/_next/static/css/b.css"></script>'), '/portal');
    expect(html).toContain(`integrity="${sha384('b')}"`);
  });

  it('leaves files that are not code, or not from the site, unchanged', () => {
    const head =
      '<link rel="preload" as="font" href="/_next/static/css/b.css"/><link rel="icon" href="/_next/static/css/b.css"/>' +
      '<script src="https://elsewhere.example/a.js"></script><script src="/missing.js"></script>';
    expect(harden(page(head))).toContain(head);
  });

  it('is refused when its head begins differently', () => {
    expect(() => harden('<html><head></head></html>')).toThrow(
      'index.html does not start with <meta charSet="utf-8"/>',
    );
  });
});

const hash = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

function directives(html: string): Record<string, string> {
  const parts = policyOf(html).split('; ');
  return Object.fromEntries(
    parts.map((directive) => [
      directive.split(' ')[0],
      directive.slice(directive.indexOf(' ') + 1),
    ]),
  );
}

describe('The policy of a page', () => {
  it('lists inline scripts by their hash, and no data', () => {
    const html = `<script>let a="é"</script><script type="speculationrules">{"a":1}</script>
      <script type="application/ld+json">{"@type":"Thing"}</script><script src="/a.js"></script>`;
    expect(directives(html)['script-src']).toBe(`'self' ${hash('let a="é"')} ${hash('{"a":1}')}`);
  });

  it('lists style attributes by their hash, and has no such line without any', () => {
    const html = '<p style="color:red">a</p><p style="font:&quot;a&quot;">b</p>';
    expect(directives(html)['style-src-attr']).toBe(
      `'unsafe-hashes' ${hash('color:red')} ${hash('font:"a"')}`,
    );
    expect(directives('<p>a</p>')).not.toHaveProperty('style-src-attr');
  });

  it('lists a hash once', () => {
    const html = '<script>a()</script><script>a()</script>';
    expect(directives(html)['script-src']).toBe(`'self' ${hash('a()')}`);
  });

  it('lets forms submit only where the page sends them', () => {
    const form = (action: string) => directives(`<form action="${action}"></form>`)['form-action'];
    expect(form('/search')).toBe("'self'");
    expect(form('https://lists.example/subscribe?a=1')).toBe("'self' https://lists.example");
    expect(form('mailto:office@college.example')).toBe("'self' mailto:");
  });

  it('allows no text as code on a page without the framework', () => {
    expect(directives('<p>a</p>')['trusted-types']).toBe("'none'");
    const chunk = '<script src="/portal/_next/static/chunks/a.js"></script>';
    expect(directives(chunk)['trusted-types']).toBe('default');
  });

  it('has no directive that Safari reports as unknown, and still loads only what it lists', () => {
    const policy = directives('<p>a</p>');
    expect(policy).not.toHaveProperty('manifest-src');
    expect(policy['default-src']).toBe("'self'");
    for (const kind of ['object-src', 'frame-src', 'media-src'])
      expect(policy[kind]).toBe("'none'");
  });

  it('allows nothing unsafe except hashed style attributes', () => {
    const html = '<script>a()</script><p style="color:red">a</p>';
    expect(policyOf(html)).not.toMatch(/unsafe-(?:inline|eval)/);
  });
});
