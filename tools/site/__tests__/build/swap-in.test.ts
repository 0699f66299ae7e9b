import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { stagingFolder, swapIn } from '@/tools/site/build/swap-in';
import { listen } from '@/tools/site/serve/listen';
import { createSiteServer } from '@/tools/site/serve/server';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const ask = (port: number, path: string) =>
  new Promise<string>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path }, async (response) => {
      const parts: Buffer[] = [];
      for await (const chunk of response) parts.push(chunk as Buffer);
      resolve(`${response.statusCode} ${Buffer.concat(parts).toString()}`);
    }).on('error', reject);
  });

test('the new export replaces the previous one without leftovers', () => {
  const root = writeFolder({
    'out/index.html': 'old',
    'out/gone.html': 'old',
    [join(stagingFolder, 'index.html')]: 'new',
  });
  swapIn(root);
  expect(readdirSync(join(root, 'out'))).toEqual(['index.html']);
  expect(readFileSync(join(root, 'out/index.html'), 'utf8')).toBe('new');
  expect(readdirSync(join(root, '.next'))).toEqual([]);
});

test('the first export of a checkout has nothing to replace', () => {
  const root = writeFolder({ [join(stagingFolder, 'index.html')]: 'new' });
  swapIn(root);
  expect(readdirSync(join(root, 'out'))).toEqual(['index.html']);
});

test('a running server answers every request while the export is replaced', async () => {
  const root = writeFolder({
    'out/index.html': 'a whole page',
    [join(stagingFolder, 'index.html')]: 'a whole page',
  });
  const server = createSiteServer(join(root, 'out'));
  const port = await listen(server, 0);
  try {
    const answers = Array.from({ length: 40 }, () => ask(port, '/'));
    swapIn(root);
    answers.push(...Array.from({ length: 40 }, () => ask(port, '/')));
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['200 a whole page']));
  } finally {
    server.close();
  }
});
