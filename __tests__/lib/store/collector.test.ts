import { eraseChanges } from '@/components/device/model/backup-merge';
import { readEverything } from '@/lib/store/everything';
import { change, put, remove, type Records } from '@/lib/store/record';
import { draftOf, openTab, putUnchecked, wipe } from './device';
import { fileOf } from './any-device';

const at = '2026-01-31T09:30:00.000Z';
const photo: Records['profile'] = { id: 'photo', file: 'portrait' };

/** The locks held by the open pages of the browser. */
let held: { name: string }[];

function define(global: string, value: object): void {
  Object.defineProperty(globalThis, global, { configurable: true, value });
}

/** Web storage of one browser tab. */
function emptyStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    clear: () => values.clear(),
  };
}

/** A browser with Web Locks, which needs https. */
function withLocks(): void {
  const request = (lock: string, _options: object, granted: () => Promise<never>) => {
    held.push({ name: lock });
    return granted();
  };
  const query = () => Promise.resolve({ held, pending: [] });
  define('navigator', { locks: { request, query } });
}

/** Closes all pages and opens the site in a new browser tab. */
function later() {
  held = [];
  sessionStorage.clear();
  return openTab();
}

async function filesAfter(tab = later()): Promise<string[]> {
  await tab.collect();
  return (await tab.all('files')).map(({ id }) => id);
}

beforeEach(() => {
  wipe();
  held = [];
  define('sessionStorage', emptyStorage());
  define('localStorage', emptyStorage());
  withLocks();
});

/** A device whose photo was chosen and removed again. */
async function withoutPhoto() {
  const tab = openTab();
  await tab.write([put('files', fileOf('portrait', 'A')), put('profile', photo)]);
  const undo = await tab.write([remove('profile', 'photo')]);
  return { tab, undo };
}

test('an unused file is erased when the site is opened later', async () => {
  await withoutPhoto();
  expect(await filesAfter()).toEqual([]);
});

test('an undo finds its file, however often its page looks for unused files', async () => {
  const { tab, undo } = await withoutPhoto();
  expect(await filesAfter(tab)).toEqual(['portrait']);
  await undo();
  expect(await tab.read('files', 'portrait')).not.toBeNull();
  expect(await filesAfter()).toEqual(['portrait']);
});

test('a reloaded page keeps the files that it stopped using before', async () => {
  const first = openTab();
  await first.collect();
  await withoutPhoto();
  held = [];
  expect(await filesAfter(openTab())).toEqual(['portrait']);
});

test('nothing is erased while another page is open, which may undo or fill in a form', async () => {
  const { undo } = await withoutPhoto();
  sessionStorage.clear();
  expect(await filesAfter(openTab())).toEqual(['portrait']);
  await undo();
  expect(await filesAfter()).toEqual(['portrait']);
});

test.each([
  ['a photo', 'profile', photo],
  ['a draft', 'drafts', { id: 'activity', at, fields: {}, file: 'portrait' }],
  [
    'one of the files of a draft',
    'drafts',
    {
      id: 'assignment',
      at,
      fields: {},
      file: null,
      files: [{ file: 'portrait', name: 'a.pdf', size: 1, sha256: 'a'.repeat(64) }],
    },
  ],
  [
    'a picture of a record',
    'achievements',
    {
      id: 'cup',
      at,
      origin: 'device',
      removed: false,
      fields: { name: 'Cup', picture: 'portrait' },
    },
  ],
  [
    'a quarantined record',
    'quarantine',
    { id: 'a', at, store: 'projects', reason: 'broken', value: { deep: [{ file: 'portrait' }] } },
  ],
] as const)('a file used by %s is not erased', async (_what, store, record) => {
  const tab = openTab();
  await tab.write([
    put('files', fileOf('portrait', 'A')),
    change(store, record.id, () => record as never),
  ]);
  expect(await filesAfter()).toEqual(['portrait']);
});

test('a file used by a record that this version cannot read is not erased', async () => {
  await openTab().write([put('files', fileOf('portrait', 'A'))]);
  await putUnchecked('projects', { id: 'x', origin: 'device', fields: { cover: 'portrait' } });
  expect(await filesAfter()).toEqual(['portrait']);
});

test('undoing an import keeps the files that a form uses in the meantime', async () => {
  const tab = openTab();
  const undo = await tab.write([put('files', fileOf('portrait', 'A')), put('profile', photo)]);
  await openTab().write([put('drafts', draftOf({}, 'portrait'))]);
  await undo();
  expect(await filesAfter()).toEqual(['portrait']);
});

test('erasing everything erases the files at once', async () => {
  const { tab } = await withoutPhoto();
  await tab.write(eraseChanges(await readEverything(tab)));
  expect(await openTab().all('files')).toEqual([]);
});

test('without locks, with which a page sees the others, no file is erased', async () => {
  define('navigator', {});
  await withoutPhoto();
  expect(await filesAfter()).toEqual(['portrait']);
});
