import { mkdirSync, rmSync, readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import {
  isStale,
  recordBuild,
  stagingFolder,
  swapIn,
  writeSecurityFile,
} from '@/tools/site/build/site';
import { get } from 'node:http';
import { listen } from '@/tools/site/serve/listen';
import { createSiteServer } from '@/tools/site/serve/server';

/** A repository whose export was built from the sources "a". */
function builtRepository(): string {
  const root = writeFolder({ 'out/index.html': '' });
  mkdirSync(join(root, '.next'));
  recordBuild(root, 'a');
  return root;
}

test('a finished build is reused', () => {
  expect(isStale(builtRepository(), 'a')).toBe(false);
});

test('a missing or unfinished export is built', () => {
  const missing = builtRepository();
  rmSync(join(missing, 'out'), { recursive: true });
  expect(isStale(missing, 'a')).toBe(true);

  const unfinished = builtRepository();
  rmSync(join(unfinished, '.next'), { recursive: true });
  expect(isStale(unfinished, 'a')).toBe(true);
});

test('an export of other sources is rebuilt', () => {
  expect(isStale(builtRepository(), 'b')).toBe(true);
});

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

const siteUrl = 'https://portal.college.example';
const contact = 'mailto:security@college.example';

test('security.txt has what the site says, and only if it names a contact', () => {
  const out = writeFolder({});
  const file = join(out, '.well-known/security.txt');
  writeSecurityFile(out, { siteUrl });
  expect(existsSync(file)).toBe(false);
  const policy = 'https://college.example/security';
  writeSecurityFile(out, { siteUrl, security: { contact, expires: '2027-11-30', policy } });
  expect(readFileSync(file, 'utf8').split('\n')).toEqual([
    'Contact: mailto:security@college.example',
    'Expires: 2027-11-30T23:59:59Z',
    'Policy: https://college.example/security',
    'Preferred-Languages: en',
    'Canonical: https://portal.college.example/.well-known/security.txt',
    '',
  ]);
});
