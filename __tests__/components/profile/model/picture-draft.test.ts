import { openTab, wipe } from '@/__tests__/lib/store/device';
import { choosePicture } from '@/components/profile/edit/profile-list';
import { centred } from '@/lib/file/crop';
import type { FormContent } from '@/lib/form/form-content';
import { FormDraft } from '@/lib/form/form-draft';
import { toFileRecord } from '@/lib/store/file';
import type { Workspace } from '@/lib/store/workspace';

// jsdom has no canvas, so pictures are stored as chosen and other files are refused.
jest.mock('@/lib/file/picture', () => ({
  toPicture: (file: File) =>
    file.type.startsWith('image/')
      ? toFileRecord(file, 'picture.webp')
      : Promise.resolve(`${file.name} is not a picture.`),
}));

const content = (name: string, picture: string | null): FormContent => ({
  values: { name },
  file: picture === null ? null : { file: picture },
  files: [],
});
const empty = content('', null);
const picture = (content = 'a picture') => new File([content], 'me.png', { type: 'image/png' });

let tab: Workspace;
let draft: FormDraft;

/** The device after a reload. */
async function reload(): Promise<Workspace> {
  const opened = openTab();
  await opened.load('drafts');
  return opened;
}

async function open(start: FormContent = empty): Promise<FormDraft> {
  draft = new FormDraft(tab, 'achievement-new', start);
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
  expect(await choosePicture(first, picture(), centred)).toEqual([]);
  first.close();
  await tab.settle();
  tab = await reload();
  const again = await open();
  expect(again.foundAt).not.toBeNull();
  expect(again.snapshot()).toEqual(first.snapshot());
  expect(again.snapshot().file?.file).toEqual(expect.any(String));
});

test('a file that is not a picture is refused and changes nothing', async () => {
  await open();
  const text = new File(['hello'], 'x.txt', { type: 'text/plain' });
  expect(await choosePicture(draft, text, centred)).toEqual(['x.txt is not a picture.']);
  expect(draft.isStored()).toBe(false);
});

test('removing the picture of a record is stored too', async () => {
  const record = content('SQL', 'old');
  await (await open(record)).removeFile();
  draft.close();
  await tab.settle();
  tab = await reload();
  expect((await open(record)).snapshot()).toEqual(content('SQL', null));
});
