import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeInventory } from '@/tools/file/inventory';
import { describeShared, reportDifferences, withoutNames } from '@/tools/hosting/rebuild';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const list = (files: Record<string, string>) =>
  takeInventory(writeFolder(files), { name: 'a', version: '1' }, { basePath: '', siteUrl: '' });

describe('Two builds of the same sources', () => {
  let said: jest.SpyInstance;

  beforeEach(() => {
    said = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(console, 'log').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  it('are the same when every file is', () => {
    expect(reportDifferences(list({ a: '1' }), list({ a: '1' }))).toBe(true);
    expect(said).not.toHaveBeenCalled();
  });

  it.each([
    ['changed', { a: '2', b: '1' }, 'a'],
    ['gone', { a: '1' }, 'b'],
    ['new', { a: '1', b: '1', c: '1' }, 'c'],
  ])('are not when a file is %s', (_, files, name) => {
    expect(reportDifferences(list({ a: '1', b: '1' }), list(files))).toBe(false);
    expect(said).toHaveBeenCalledWith(`rebuild: ${name} differs between two builds`);
  });
});

describe('Two builds for different addresses', () => {
  const built = (files: Record<string, string>) => {
    const out = writeFolder(files);
    const inventory = takeInventory(
      out,
      { name: 'a', version: '1' },
      { basePath: '', siteUrl: '' },
    );
    writeFileSync(join(out, 'build.json'), JSON.stringify(inventory));
    return out;
  };
  const script = '_next/static/chunks/1-aa.js';
  const first = built({ 'index.html': 'at /', [script]: 'one' });

  it('have different pages and the same scripts', () => {
    const second = built({ 'index.html': 'at /portal/', [script]: 'one' });
    expect(describeShared(first, second).problems).toEqual([]);
  });

  it.each([
    [
      'a script has another content under the same name',
      { [script]: 'two' },
      `${script} has different content`,
    ],
    [
      'they have no script in common',
      { '_next/static/chunks/2-bb.js': 'two' },
      'have no file in common',
    ],
  ])('are wrong when %s', (_, files, problem) => {
    expect(describeShared(first, built(files)).problems.join()).toContain(problem);
  });
});

const page = (name: string, text: string) =>
  `<link rel="preload" as="script" href="/_next/static/chunks/a-${name}.js"/><p>${text}</p><script src="/_next/static/chunks/a-${name}.js" integrity="sha384-${name}"></script><meta content="script-src 'sha256-${name}='">`;

test('Pages with other names of scripts say the same', () => {
  expect(withoutNames(page('8f2c34859c98be61', 'Notices'))).toBe(
    withoutNames(page('33b3ef85a8bbb34f', 'Notices')),
  );
});

test('Pages with another word say something else', () => {
  expect(withoutNames(page('8f2c34859c98be61', 'Notices'))).not.toBe(
    withoutNames(page('8f2c34859c98be61', 'Messages')),
  );
});
