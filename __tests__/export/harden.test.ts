import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { Inventory } from '@/tools/file/inventory';
import { releaseFilesBelow } from '@/tools/file/people-file';
import { out } from './pages';
import { policyOf } from '@/tools/site/build/harden';

const files = releaseFilesBelow(out);
const read = (file: string) => readFileSync(join(out, file));
const hashOf = (file: string) =>
  `sha384-${createHash('sha384').update(read(file)).digest('base64')}`;
const pages = files.filter((file) => file.endsWith('.html'));

/** The page before its policy was added. */
function unruled(html: string): string {
  return html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
}

describe.each(pages)('%s', (file) => {
  const html = read(file).toString();
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];

  it('has the policy for its contents, before anything that the policy applies to', () => {
    expect(policy).toBe(policyOf(unruled(html)));
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<script|<link/));
    expect(html).not.toMatch(/<style|\son[a-z]+="/);
  });

  it('names the hash of every script and style sheet that it loads', () => {
    const loaded = parse(html).querySelectorAll('script[src], link[rel="stylesheet"]');
    expect(loaded.length).toBeGreaterThan(0);
    for (const element of loaded) {
      const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
      expect(element.getAttribute('integrity')).toBe(hashOf(address.slice(1)));
    }
  });
});

describe('The export', () => {
  it('lists every file with its size and hash', () => {
    const list = JSON.parse(read('build.json').toString()) as Inventory;
    expect(Object.keys(list.files)).toEqual(files.filter((file) => file !== 'build.json'));
    for (const [file, { size, sha256 }] of Object.entries(list.files)) {
      expect(size).toBe(read(file).length);
      expect(sha256).toBe(createHash('sha256').update(read(file)).digest('hex'));
    }
    expect(existsSync(join(out, 'build.json'))).toBe(true);
  });
});
