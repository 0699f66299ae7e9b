import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeInventory, writeInventory } from '@/tools/file/inventory';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const target = { basePath: '/portal', siteUrl: 'https://college.example' };
const product = { name: 'edify', version: '1.2.3' };

describe('The inventory of a build', () => {
  it('has the size and the hash of every file except itself', () => {
    const dir = writeFolder({
      'package.json': JSON.stringify(product),
      'out/index.html': 'a',
      'out/b/c.txt': 'cc',
    });
    const out = join(dir, 'out');
    writeInventory(out, dir, target);
    const list = JSON.parse(readFileSync(join(out, 'build.json'), 'utf8'));
    expect(list).toMatchObject({ ...product, ...target });
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(list.files).toEqual({
      'b/c.txt': { size: 2, sha256: sha256('cc') },
      'index.html': { size: 1, sha256: sha256('a') },
    });
    expect(takeInventory(out, product, target)).toEqual(list);
  });

  it('does not list the sealed records, which change without a release', () => {
    const out = writeFolder({
      'index.html': 'a',
      'people/ab/1.jwe': 'a',
      'people/people.json': '{}',
    });
    const first = takeInventory(out, product, target);
    expect(Object.keys(first.files)).toEqual(['index.html']);
    writeFileSync(join(out, 'people/ab/1.jwe'), 'b');
    expect(takeInventory(out, product, target)).toEqual(first);
  });

  it('has a different content hash when a byte or a name changes', () => {
    const out = writeFolder({ 'index.html': 'a' });
    const hash = () => takeInventory(out, product, target).contentHash;
    const first = hash();
    writeFileSync(join(out, 'index.html'), 'b');
    const second = hash();
    renameSync(join(out, 'index.html'), join(out, 'other.html'));
    expect(new Set([first, second, hash()]).size).toBe(3);
  });
});
