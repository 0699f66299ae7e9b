import { openTab, wipe } from '@/__tests__/lib/store/device';
import {
  choosePicture,
  checkValues,
  shapeOf,
  type ProfileList,
  type Values,
} from '@/components/profile/edit/profile-list';
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
  expect(await choosePicture(first, picture(), 'square')).toEqual([]);
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
  expect(await choosePicture(draft, text, 'square')).toEqual(['x.txt is not a picture.']);
  expect(draft.close()).toBe(false);
});

test('removing the picture of a record is stored too', async () => {
  const record = content('SQL', 'old');
  (await open(record)).removeFile();
  draft.close();
  await tab.settle();
  tab = await reload();
  expect((await open(record)).snapshot()).toEqual(content('SQL', null));
});

describe('the fields of a list', () => {
  const empty = (list: ProfileList) => shapeOf(list).fill({}).values;
  const check = (list: ProfileList, values: Values, before = empty(list)) =>
    checkValues(list, { ...empty(list), ...values }, before).map(({ field, message }) => [
      field,
      message,
    ]);

  describe('the form of a record', () => {
    it('lists what is missing, in the order of its fields', () => {
      expect(check('achievements', {})).toEqual([['name', 'Enter a name for the achievement.']]);
      expect(check('projects', { title: '  ' }).map(([field]) => field)).toEqual([
        'title',
        'technology',
      ]);
      expect(check('entries', {}).map(([field]) => field)).toEqual([
        'title',
        'description',
        'date',
      ]);
    });

    it('shows the length of a text that is too long', () => {
      expect(check('achievements', { name: 'x'.repeat(40) })).toEqual([]);
      expect(check('achievements', { name: 'x'.repeat(41) })).toEqual([
        ['name', 'Name has 41 characters. Shorten it to 40.'],
      ]);
    });

    it.each([
      'kite.example',
      'javascript:alert(1)',
      'https://',
      'https://a b.example',
      'ftp://x.y',
    ])('refuses the link %s', (href) => {
      const valid = { title: 'Kite', technology: 'Go' };
      expect(check('projects', { ...valid, href })).toEqual([
        ['href', expect.stringMatching(/^This is not a web address\. Use the form https:/)],
      ]);
    });

    it('accepts a web address, or none', () => {
      const valid = { title: 'Kite', technology: 'Go' };
      expect(check('projects', { ...valid, href: ' https://kite.example/a?b#c ' })).toEqual([]);
      expect(check('projects', valid)).toEqual([]);
    });

    it('accepts the college’s value if it is unchanged', () => {
      const before = { title: 'Kite', technology: 'Go', about: '', href: '/kite/' };
      expect(check('projects', before, before)).toEqual([]);
      expect(check('projects', { ...before, href: '/other/' }, before)).toHaveLength(1);
    });
  });
});
