import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hardenPages } from '@/tools/site/build/harden';
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
