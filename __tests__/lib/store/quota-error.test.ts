import 'fake-indexeddb/auto';
import { IDBDatabase, IDBObjectStore } from 'fake-indexeddb';
import { openDB } from 'idb';
import { change, put, remove, type Records } from '@/lib/store/record';
import { toastStore, dismissToast } from '@/lib/toast/toast';
import { draftOf, name, openTab, wipe } from './device';
import { fileOf } from './any-device';

const at = '2026-01-31T09:30:00.000Z';
const flag = (id: string): Records['flags'] => ({ id, at });
const photo = (file: string): Records['profile'] => ({ id: 'photo', file });
const big = (id: string) => fileOf(id, 'x'.repeat(3 * 1024 * 1024));
const texts = () => toastStore.snapshot().map(({ text }) => text);

/** A device with space for this many bytes of files. */
function withSpaceFor(bytes: number): void {
  const put = IDBObjectStore.prototype.put;
  const sizes = new Map<unknown, number>();
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
  ) {
    if (this.name === 'files') {
      const { id, size } = value as Records['files'];
      const others = [...sizes].filter(([other]) => other !== id);
      if (others.reduce((sum, [, one]) => sum + one, size) > bytes)
        throw new DOMException('', 'QuotaExceededError');
      sizes.set(id, size);
    }
    return put.call(this, value);
  });
  const erase = IDBObjectStore.prototype.delete;
  jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
    this: IDBObjectStore,
    id,
  ) {
    if (this.name === 'files') sizes.delete(id);
    return erase.call(this, id);
  });
}

beforeEach(() => {
  wipe();
  for (const { id } of toastStore.snapshot()) dismissToast(id);
});

afterEach(() => {
  jest.restoreAllMocks();
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: {} });
});

describe('a change that does not fit', () => {
  test('is refused with the name and size of the file, and is not shown as saved', async () => {
    withSpaceFor(1024);
    const tab = openTab();
    await tab.load('profile');
    const writing = tab.write([put('files', big('portrait')), put('profile', photo('portrait'))]);
    await expect(writing).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(texts()).toEqual([expect.stringMatching(/“portrait.txt” \(3\.0 MB\) does not fit/)]);
    expect(tab.records('profile').size).toBe(0);
    expect(tab.persistence()).toBe('full');
    expect(await tab.settle()).toBe(false);
  });

  test('does not block smaller changes and deletions', async () => {
    const tab = openTab();
    await tab.write([put('flags', flag('old'))]);
    withSpaceFor(1024);
    await expect(tab.write([put('files', big('portrait'))])).rejects.toThrow();
    await tab.write([put('flags', flag('new')), remove('flags', 'old')]);
    expect(tab.persistence()).toBe('persisted');
    expect(await openTab().all('flags')).toEqual([flag('new')]);
    expect(await openTab().all('files')).toEqual([]);
  });

  test('is named by its kind if it is not a file, and reported once while typing', async () => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const tab = openTab();
    const draft = (text: string) => put('drafts', draftOf({ text }));
    await expect(tab.write([draft('M')], true)).rejects.toThrow();
    expect(texts()).toEqual([expect.stringMatching(/^This change \(Drafts, 1 kB\) does not fit/)]);
    for (const { id } of toastStore.snapshot()) dismissToast(id);
    await expect(tab.write([draft('Ma')], true)).rejects.toThrow();
    expect(texts()).toEqual([]);
    // A backup may have nothing but drafts.
    await expect(tab.write([draft('Ma')])).rejects.toThrow();
    expect(texts()).toHaveLength(1);
  });

  test('fits after a deletion, which can be undone while there is space', async () => {
    const query = () => Promise.resolve({ held: [], pending: [] });
    const request = (_name: string, _options: object, granted: () => Promise<never>) => granted();
    Object.defineProperty(globalThis, 'navigator', {
      configurable: true,
      value: { locks: { query, request } },
    });
    withSpaceFor(4 * 1024 * 1024);
    const tab = openTab();
    await tab.load('files');
    await tab.write([put('files', big('one')), put('profile', photo('one'))]);
    const undo = await tab.write([remove('profile', 'photo')]);
    const undoSecond = await tab.write([
      put('files', big('two')),
      put('achievements', {
        id: 'cup',
        at,
        origin: 'device',
        removed: false,
        fields: { name: 'Cup', picture: 'two' },
      }),
    ]);
    expect([...tab.records('files').keys()]).toEqual(['two']);
    await undoSecond();
    await undo();
    expect((await openTab().all('files')).map(({ id }) => id)).toEqual(['one']);
    expect((await tab.read('files', 'one'))?.blob.size).toBe(3 * 1024 * 1024);
  });
});

describe('a change', () => {
  test('is not reported as saved if the database aborts at the end', async () => {
    const put_ = IDBObjectStore.prototype.put;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value,
    ) {
      const asked = put_.call(this, value);
      asked.addEventListener('success', () => this.transaction.abort());
      return asked;
    });
    const tab = openTab();
    await tab.load('flags');
    await expect(tab.write([put('flags', flag('one'))])).rejects.toBeDefined();
    expect(tab.records('flags').size).toBe(0);
  });

  test('by a person is on the disk before it is reported as saved, unlike typing', async () => {
    const spied = jest.spyOn(IDBDatabase.prototype, 'transaction');
    const tab = openTab();
    await tab.write([put('profile', photo('a'))]);
    expect(spied.mock.lastCall?.[2]).toEqual({ durability: 'strict' });
    await tab.write([put('drafts', draftOf({}))]);
    expect(spied.mock.lastCall?.[2]).toEqual({ durability: 'relaxed' });
  });
});

describe('the content of a file', () => {
  test('is stored as bytes, which WebKit also accepts in a private window', async () => {
    await openTab().write([put('files', fileOf('portrait', 'A'))]);
    const database = await openDB(name);
    const { blob } = (await database.get('files', 'portrait')) as { blob: unknown };
    database.close();
    expect(Object.prototype.toString.call(blob)).toBe('[object ArrayBuffer]');
    const [file] = await openTab().all('files');
    expect(await file?.blob.text()).toBe('A');
    expect(file?.blob.type).toBe('text/plain');
  });
});

describe('unreadable data', () => {
  test('in one store does not affect the others', async () => {
    await openTab().write([put('flags', flag('one'))]);
    jest.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (
      this: IDBObjectStore,
    ) {
      throw new DOMException('', 'UnknownError');
    });
    const keys = IDBObjectStore.prototype.getAllKeys;
    jest.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(function (
      this: IDBObjectStore,
    ) {
      if (this.name === 'assignments') throw new DOMException('', 'UnknownError');
      return keys.call(this);
    });
    const tab = openTab();
    await Promise.all([tab.load('assignments'), tab.load('flags')]);
    expect(tab.persistence()).toBe('persisted');
    expect(tab.records('flags').size).toBe(1);
    expect(texts()).toEqual([expect.stringMatching(/cannot read “Assignments”: all records\./)]);
    expect([...tab.unreadable()]).toEqual(['assignments']);
    await tab.write([change('flags', 'two', () => flag('two'))]);
    expect(tab.records('flags').size).toBe(2);
  });

  test('in one record does not affect the rest of its store', async () => {
    await openTab().write([put('flags', flag('one')), put('flags', flag('two'))]);
    const fail = () => {
      throw new DOMException('', 'DataError');
    };
    jest.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(fail);
    const get = IDBObjectStore.prototype.get;
    jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
      this: IDBObjectStore,
      id,
    ) {
      return id === 'one' ? fail() : get.call(this, id);
    });
    const tab = openTab();
    await tab.load('flags');
    expect([...tab.records('flags').keys()]).toEqual(['two']);
    expect(texts()).toEqual([expect.stringMatching(/“Read and dismissed”: 1 record\./)]);
  });
});
