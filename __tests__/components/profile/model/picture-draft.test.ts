import { openTab, wipe } from '@/__tests__/lib/store/device';
import { PictureDraft, type RecordFormState } from '@/components/profile/model/picture-draft';
import { centred } from '@/lib/file/crop';
import { toFileRecord } from '@/lib/store/file';
import { put } from '@/lib/store/record';
import type { Workspace } from '@/lib/store/workspace';

// jsdom has no canvas, so pictures are stored as chosen and other files are refused.
jest.mock('@/lib/file/picture', () => ({
  toPicture: (file: File) =>
    file.type.startsWith('image/')
      ? toFileRecord(file, 'picture.webp')
      : Promise.resolve(`${file.name} is not a picture.`),
}));

const empty = { values: { name: '' }, picture: null };
const picture = (content = 'a picture') => new File([content], 'me.png', { type: 'image/png' });

let tab: Workspace;
let draft: PictureDraft;

/** The device after a reload. */
async function reload(): Promise<Workspace> {
  const opened = openTab();
  await opened.load('drafts');
  return opened;
}

async function open(start: RecordFormState = empty): Promise<PictureDraft> {
  draft = new PictureDraft(tab, 'achievement-new', start);
  await draft.open();
  return draft;
}

beforeEach(async () => {
  wipe();
  tab = await reload();
});

afterEach(async () => {
  draft.close();
  await tab.settle();
});

test('typed text and a chosen picture are restored after a reload', async () => {
  const first = await open();
  first.set('name', 'SQL');
  expect(await first.choose(picture(), centred)).toBeNull();
  first.close();
  await tab.settle();
  tab = await reload();
  const again = await open();
  expect(again.foundAt).not.toBeNull();
  expect(again.snapshot()).toEqual(first.snapshot());
  expect(again.snapshot().picture).toEqual(expect.any(String));
});

test('a new picture replaces the previous one', async () => {
  await open();
  await draft.choose(picture('first'), centred);
  const first = draft.snapshot().picture;
  await draft.choose(picture('second'), centred);
  expect(draft.snapshot().picture).not.toBe(first);
  await draft.removePicture();
  expect(draft.snapshot().picture).toBeNull();
  expect(draft.isStored()).toBe(false);
});

test('a file that is not a picture is refused and changes nothing', async () => {
  await open();
  const text = new File(['hello'], 'x.txt', { type: 'text/plain' });
  expect(await draft.choose(text, centred)).toBe('x.txt is not a picture.');
  expect(draft.isStored()).toBe(false);
});

test('removing the picture of a record is stored too', async () => {
  const record = { values: { name: 'SQL' }, picture: 'old' };
  await (await open(record)).removePicture();
  draft.close();
  await tab.settle();
  tab = await reload();
  expect((await open(record)).snapshot()).toEqual({ values: { name: 'SQL' }, picture: null });
});

test.each([
  [{ name: 'Typed' }, 'old'],
  [{ name: 'Typed', 'without-picture': 'yes' }, null],
])('a draft from an earlier release keeps its choice of picture: %j', async (fields, shown) => {
  const at = '2026-11-20T10:00:00.000Z';
  await tab.write([put('drafts', { id: 'achievement-new', at, fields, file: null })]);
  await open({ values: { name: 'SQL' }, picture: 'old' });
  expect(draft.snapshot()).toEqual({ values: { name: 'Typed' }, picture: shown });
});

test('starting over removes the picture, and an undo restores it', async () => {
  await open();
  draft.set('name', 'SQL');
  await draft.choose(picture(), centred);
  const before = draft.snapshot();
  const undo = await draft.discard();
  expect(draft.snapshot()).toEqual(empty);
  expect(tab.records('drafts').size).toBe(0);
  await undo();
  expect(draft.snapshot()).toEqual(before);
  expect(tab.records('drafts').size).toBe(1);
});
