import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources } from '@/tools/site/build/source-hash';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const target = { basePath: '', siteUrl: '' };

const files = {
  'app/page.tsx': 'page',
  'content/site.json': '{}',
  'package.json': '{}',
  'README.md': '',
};

describe('The hash of the sources', () => {
  it('is the same for the same sources in another folder and at another time', () => {
    const one = writeFolder(files);
    const other = writeFolder(files);
    utimesSync(join(other, 'app/page.tsx'), 0, 0);
    expect(hashSources(one, target)).toBe(hashSources(other, target));
    expect(hashSources(one, target)).toMatch(/^[0-9a-f]{20}$/);
  });

  it.each([
    ['a changed source', (root: string) => writeFileSync(join(root, 'app/page.tsx'), 'other')],
    ['a deleted source', (root: string) => rmSync(join(root, 'app/page.tsx'))],
    ['a new source', (root: string) => writeFileSync(join(root, 'app/b.tsx'), '')],
  ])('changes with %s', (_, change) => {
    const root = writeFolder(files);
    const before = hashSources(root, target);
    change(root);
    expect(hashSources(root, target)).not.toBe(before);
  });

  it('changes with the address that the site is built for', () => {
    const root = writeFolder(files);
    const names = [
      target,
      { ...target, basePath: '/portal' },
      { ...target, siteUrl: 'https://a.example' },
    ];
    expect(new Set(names.map((target) => hashSources(root, target))).size).toBe(3);
  });

  it('does not change with a file that is not a source', () => {
    const root = writeFolder(files);
    const before = hashSources(root, target);
    writeFileSync(join(root, 'README.md'), 'more');
    expect(hashSources(root, target)).toBe(before);
  });
});
