import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const [, list = ''] =
  /const withoutScripts = \[(.*?)\];/s.exec(readFileSync('next.config.mjs', 'utf8')) ?? [];
const left = [...list.matchAll(/'([^']+)'/g)].map(([, file = '']) => join('components', file));

const sources = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => join('components', file));

test('what the browser’s scripts leave out is there', () => {
  expect(left.length).toBeGreaterThan(0);
  expect(left.filter((file) => !existsSync(`${file}.tsx`))).toEqual([]);
});

test.each(left)('%s, which the scripts leave out, is only in noscript', (file) => {
  const [, name = ''] = /export function (\w+)/.exec(readFileSync(`${file}.tsx`, 'utf8')) ?? [];
  const users = sources.filter((source) => {
    const text = readFileSync(source, 'utf8');
    return text.includes(`/${basename(file)}'`) && text.includes(`<${name}`);
  });
  expect(users.map(dirname)).toEqual([dirname(file)]);
  for (const source of users)
    expect(readFileSync(source, 'utf8').replace(/<noscript>.*?<\/noscript>/gs, '')).not.toContain(
      `<${name}`,
    );
});
