import { toFileRecord } from '@/lib/store/file';
import { QuotaError } from '@/lib/store/quota-error';
import { put, remove } from '@/lib/store/record';
import { openTabEngine } from '@/lib/store/tab-engine';
import { Workspace } from '@/lib/store/workspace';
import { newDevice, type Device } from '../record/stored';
import { draftOf } from './device';

const name = 'edify:/:0123456789abcdef';
const draft = (text: string) => draftOf({ text });
let device: Device;

beforeEach(() => {
  device = newDevice();
});

/** The same tab after a reload. */
const reload = () => new Workspace(() => openTabEngine(name));

test('records and files are there after a reload, in the tab alone', async () => {
  const file = await toFileRecord(new Blob(['%PDF-1.4'], { type: 'application/pdf' }), 'a.pdf');
  await reload().write([put('drafts', { ...draft('Poetry'), file: file.id }), put('files', file)]);
  const later = reload();
  expect((await later.all('drafts'))[0]?.fields).toEqual({ text: 'Poetry' });
  const [stored] = await later.all('files');
  expect(await stored?.blob.text()).toBe('%PDF-1.4');
  expect(device.local.keys()).toEqual([]);
  expect((await indexedDB.databases()).length).toBe(0);
});

test('a file that no record has any more is gone after a reload', async () => {
  const file = await toFileRecord(new Blob(['%PDF-1.4'], { type: 'application/pdf' }), 'a.pdf');
  const tab = reload();
  await tab.write([put('drafts', { ...draft('Poetry'), file: file.id }), put('files', file)]);
  const undo = await tab.write([put('drafts', draft('Poetry'))]);
  await undo();
  expect(await reload().all('files')).toHaveLength(1);
  await tab.write([put('drafts', draft('Poetry'))]);
  expect(await reload().all('files')).toEqual([]);
});

test('a removed record is gone, and an undo brings it back', async () => {
  const tab = reload();
  await tab.write([put('drafts', draft('Poetry'))]);
  const undo = await tab.write([remove('drafts', 'new')]);
  expect(await reload().all('drafts')).toEqual([]);
  await undo();
  expect(await reload().all('drafts')).toHaveLength(1);
});

test('a change that does not fit is refused, and the earlier records stay', async () => {
  const tab = reload();
  await tab.write([put('drafts', draft('Poetry'))]);
  jest.spyOn(device.tab, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const engine = await openTabEngine(name);
  await expect(engine.write([put('drafts', draft('longer'))])).rejects.toThrow(QuotaError);
  expect((await engine.read('drafts', 'new'))?.fields).toEqual({ text: 'Poetry' });
});

test('an entry that no longer matches its schema is left out', async () => {
  device.tab.setItem(`${name}:tab`, JSON.stringify({ drafts: [{ id: 'new' }, draft('Poetry')] }));
  expect(await reload().all('drafts')).toHaveLength(1);
});
