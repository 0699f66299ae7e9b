import { PictureDraft } from '@/lib/picture-draft';
import { centred } from '@/lib/crop';
import { toKeptFile } from '@/lib/workspace/file';
import type { Workspace } from '@/lib/workspace/workspace';
import { openTab, wipe } from './workspace/device';

// jsdom has no canvas: what is chosen is kept as it is, and a text is refused.
jest.mock('@/lib/workspace/picture', () => ({
  toPicture: (file: File) =>
    file.type.startsWith('image/')
      ? toKeptFile(file, 'picture.webp')
      : Promise.resolve(`${file.name} is not a picture.`),
}));

const empty = { name: '' };
const picture = (content = 'a picture') => new File([content], 'me.png', { type: 'image/png' });

let tab: Workspace;

/** The device as it is after a reload. */
async function reload(): Promise<Workspace> {
  const opened = openTab();
  await opened.load('drafts');
  return opened;
}

const files = async () => (await tab.all('files')).length;
const open = (values = empty) => new PictureDraft(tab, 'achievement-new', values);

beforeEach(async () => {
  wipe();
  tab = await reload();
});

test('what is typed and the picture that is chosen stand there again after a reload', async () => {
  const draft = open();
  draft.set('name', 'SQL');
  expect(await draft.choose(picture(), centred)).toBeNull();
  await tab.write([]);
  tab = await reload();
  const again = open();
  expect(again.foundAt).not.toBeNull();
  expect(again.snapshot()).toEqual(draft.snapshot());
  expect(again.snapshot().picture).toEqual(expect.any(String));
});

test('a picture takes the place of the one before', async () => {
  const draft = open();
  await draft.choose(picture('first'), centred);
  const first = draft.snapshot().picture;
  await draft.choose(picture('second'), centred);
  expect(draft.snapshot().picture).not.toBe(first);
  await draft.removePicture(false);
  expect(draft.snapshot().picture).toBeUndefined();
  expect(draft.isKept()).toBe(false);
});

test('a file that is no picture is refused and changes nothing', async () => {
  const draft = open();
  const text = new File(['hello'], 'x.txt', { type: 'text/plain' });
  expect(await draft.choose(text, centred)).toBe('x.txt is not a picture.');
  expect(draft.isKept()).toBe(false);
});

test('that the picture of a record shall go is kept too', async () => {
  await open({ name: 'SQL' }).removePicture(true);
  tab = await reload();
  expect(open({ name: 'SQL' }).snapshot()).toEqual({ values: { name: 'SQL' }, picture: null });
});

test('starting over lets the picture go, and the way back brings it again', async () => {
  const draft = open();
  draft.set('name', 'SQL');
  await draft.choose(picture(), centred);
  const before = draft.snapshot();
  const undo = await draft.discard();
  expect(draft.snapshot()).toEqual({ values: empty, picture: undefined });
  expect(draft.isKept()).toBe(false);
  await undo();
  expect(draft.snapshot()).toEqual(before);
  expect([await files(), draft.isKept()]).toEqual([1, true]);
});
