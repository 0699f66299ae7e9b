import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '@/tools/site/build/precompress';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const text = 'The same words. '.repeat(100);

describe('Compression ahead of time', () => {
  it('writes .gz and .br copies of text files that decompress to the text', async () => {
    const dir = writeFolder({ 'a/index.html': text, 'b.json': '{}' });
    const calls: string[] = [];
    const sum = await precompress(dir, (step, done, all) => calls.push(`${step} ${done}/${all}`));
    expect(gunzipSync(readFileSync(join(dir, 'a/index.html.gz'))).toString()).toBe(text);
    expect(brotliDecompressSync(readFileSync(join(dir, 'a/index.html.br'))).toString()).toBe(text);
    expect(sum).toMatchObject({ files: 2, plain: text.length + 2 });
    expect(sum.brotli).toBeLessThan(sum.plain);
    expect(calls).toEqual(['compress 1/2', 'compress 2/2']);
  });

  it('skips pictures and fonts, which are already compressed, and sealed records', async () => {
    const people = {
      'people/people.json': text,
      'people/ab/1.jwe': text,
      'people/bucket/0.json': text,
    };
    const dir = writeFolder({ 'a.png': text, 'b.woff2': text, ...people });
    await precompress(dir, () => {});
    expect(existsSync(join(dir, 'a.png.gz'))).toBe(false);
    expect(existsSync(join(dir, 'b.woff2.br'))).toBe(false);
    for (const path of Object.keys(people)) expect(existsSync(join(dir, `${path}.gz`))).toBe(false);
  });
});
