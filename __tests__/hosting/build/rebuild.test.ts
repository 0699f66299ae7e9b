import { takeInventory } from '@/hosting/build/inventory';
import { tellDifferences } from '@/hosting/build/rebuild';
import { writeFolder } from '../write-folder';

const list = (files: Record<string, string>) =>
  takeInventory(writeFolder(files), { name: 'a', version: '1' }, { basePath: '', siteUrl: '' });

describe('Two builds of the same sources', () => {
  let said: jest.SpyInstance;

  beforeEach(() => {
    said = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(console, 'log').mockImplementation(() => {});
  });

  it('are the same when every file is', () => {
    expect(tellDifferences(list({ a: '1' }), list({ a: '1' }))).toBe(true);
    expect(said).not.toHaveBeenCalled();
  });

  it.each([
    ['changed', { a: '2', b: '1' }, 'a'],
    ['gone', { a: '1' }, 'b'],
    ['new', { a: '1', b: '1', c: '1' }, 'c'],
  ])('are not when a file is %s', (_, files, name) => {
    expect(tellDifferences(list({ a: '1', b: '1' }), list(files))).toBe(false);
    expect(said).toHaveBeenCalledWith(`rebuild: ${name} differs between two builds`);
  });
});
