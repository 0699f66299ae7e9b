import { openTab, wipe } from '@/__tests__/lib/store/device';
import { deleteNoticeChanges } from '@/components/notice/faculty/notice-changes';
import { notificationsFor } from '@/components/notice/model/notifications';
import { sortNotices } from '@/components/notice/model/notice';
import {
  noticeFields,
  noticeShape,
  type NoticeValues,
} from '@/components/notice/model/notice-form';
import { notices as published } from '@/content/faculty';
import { checkFields, readFields, showFields } from '@/lib/form/field';
import { FormDraft, formName } from '@/lib/form/form-draft';
import { notify } from '@/lib/store/event';
import { mergeRecords, type Overlay } from '@/lib/store/merge';
import { addToList, changeInList, restoreInList } from '@/lib/store/overlay';
import type { OwnNotice } from '@/lib/store/use-list';
import type { Workspace } from '@/lib/store/workspace';

const today = '2026-11-21';
const filled: NoticeValues = {
  title: 'Bring your card',
  text: 'Nobody is let in without it.',
  audience: 'students',
  expires: '',
  pinned: '',
};

let tab: Workspace;

const listed = () =>
  mergeRecords(
    published,
    tab.records('notices') as unknown as ReadonlyMap<string, Overlay<object>>,
  ) as unknown as OwnNotice[];
const named = (title: string) => listed().find((notice) => notice.title === title)!;

const notificationTitles = (side: 'student' | 'faculty' = 'student', on = today) =>
  notificationsFor(
    side,
    [{ id: 'told', title: 'Library hours', at: '2030-01-01T10:00' }],
    {
      events: tab.records('events'),
      notices: tab.records('notices'),
      cancellations: tab.records('cancellations'),
    },
    on,
  ).map(({ title }) => title);

const add = (change: Partial<NoticeValues> = {}) => {
  const fields = readFields(noticeFields, { ...filled, ...change });
  return tab.write([addToList('notices', { ...fields, at: `${today}T10:00`, by: 'Dr. Rao' })]);
};
const pin = (notice: OwnNotice, pinned: boolean) =>
  tab.write([changeInList('notices', notice, { pinned })]);

beforeEach(async () => {
  wipe();
  tab = openTab();
  for (const store of ['notices', 'events', 'cancellations', 'drafts'] as const)
    await tab.load(store);
});

describe('the values of a notice form', () => {
  const messages = (change: Partial<NoticeValues>, earliest = today) =>
    checkFields(noticeFields, { ...filled, ...change }, earliest).map(({ message }) => message);

  test.each<[Partial<NoticeValues>, string]>([
    [{ title: ' \u200b' }, 'Enter a title.'],
    [{ title: 'x'.repeat(121) }, 'The title has 121 characters. Shorten it to 120.'],
    [{ text: 'x'.repeat(2001) }, 'The text has 2001 characters. Shorten it to 2000.'],
    [{ audience: 'toString' }, 'Choose who it is for.'],
    [{ expires: '2026-11-20' }, 'The last day is in the past. Enter a later date or none.'],
    [{ expires: '2026-02-30' }, 'This date does not exist. Enter a real date with a 4-digit year.'],
  ])('%j has an error', (change, message) => {
    expect(messages(change)).toEqual([message]);
  });

  test('are valid without a text, and with today as the last day', () => {
    expect(messages({ text: '', expires: today })).toEqual([]);
    expect(messages({ expires: '2026-11-01' }, '2026-11-01')).toEqual([]);
  });

  test('are stored trimmed and shown in the form again unchanged', () => {
    const values = {
      ...filled,
      title: ' Bring\n your  card ',
      expires: '2026-12-01',
      pinned: 'yes',
    };
    const fields = readFields(noticeFields, values);
    expect(fields).toMatchObject({ title: 'Bring your card', expires: '2026-12-01', pinned: true });
    expect(showFields(noticeFields, { ...fields })).toEqual({
      ...values,
      title: 'Bring your card',
    });
    expect(showFields(noticeFields, {})).toMatchObject({
      audience: 'everyone',
      pinned: '',
      expires: '',
    });
  });
});

describe('a notice from this device', () => {
  it('is shown to its audience from one record', async () => {
    await add();
    await add({ title: 'For all', audience: 'everyone' });
    await add({ title: 'Staff only', audience: 'faculty' });
    expect(notificationTitles().sort()).toEqual(['Bring your card', 'For all', 'Library hours']);
    expect(notificationTitles('faculty')).toEqual(['Library hours']);
    expect(
      listed()
        .slice(0, 3)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['Bring your card', 'For all', 'Staff only']);
    expect(tab.records('events').size).toBe(0);
  });

  it('is deleted with its draft, and an undo restores both', async () => {
    await add();
    const notice = named('Bring your card');
    const draft = new FormDraft(tab, formName('notice', notice.id), noticeShape.fill(notice));
    await draft.open();
    draft.set('title', 'Bring two cards');
    draft.close();
    await tab.settle();
    expect(tab.records('drafts').size).toBe(1);
    const undo = await tab.write(deleteNoticeChanges(notice, tab.records('drafts')));
    expect(notificationTitles()).toEqual(['Library hours']);
    expect(tab.records('drafts').size).toBe(0);
    await undo();
    expect(notificationTitles()).toContain('Bring your card');
    const again = new FormDraft(tab, formName('notice', notice.id), noticeShape.fill(notice));
    await again.open();
    expect(again.snapshot().values).toMatchObject({
      title: 'Bring two cards',
      audience: 'students',
    });
  });
});

describe("the college's notice", () => {
  const college = () => named('Faculty meeting moved to the seminar hall');

  it('is pinned and unpinned, and never shown to students', async () => {
    await pin(college(), true);
    expect(sortNotices(listed(), today).current[0]).toMatchObject({ id: 'faculty-meeting' });
    expect(notificationTitles()).toEqual(['Library hours']);
    await pin(college(), false);
    expect(sortNotices(listed(), today).current[0]).toMatchObject({ id: 'invigilation' });
  });

  it('is hidden on this device and shown again unchanged', async () => {
    await pin(college(), true);
    await tab.write(deleteNoticeChanges(college(), tab.records('drafts')));
    expect(college()).toBeUndefined();
    await tab.write([restoreInList('notices', 'faculty-meeting')]);
    expect(college()).toMatchObject({ pinned: true, origin: 'content' });
    await tab.write([restoreInList('notices', 'nobody')]);
    expect(tab.records('notices').has('nobody')).toBe(false);
  });

  it('leaves nothing on this device after it was only hidden and shown again', async () => {
    await tab.write(deleteNoticeChanges(college(), tab.records('drafts')));
    await tab.write([restoreInList('notices', 'faculty-meeting')]);
    expect(college()).toMatchObject({ origin: 'content', changed: false });
    expect(tab.records('notices').has('faculty-meeting')).toBe(false);
  });
});

test('an event appears in the bell of its side; one without a side appears in the student’s', async () => {
  const event = { id: 'old', at: '2026-11-21T09:00:00.000Z', title: 'From before' };
  await tab.write([
    notify('faculty', 'Aarav Sharma submitted “Primer”', 'primer'),
    notify('student', '“Primer” was approved'),
    { store: 'events', id: 'old', to: () => event } as never,
  ]);
  expect(notificationTitles('faculty')).toEqual([
    'Library hours',
    'Aarav Sharma submitted “Primer”',
  ]);
  expect(notificationTitles()).toEqual(['Library hours', '“Primer” was approved', 'From before']);
});
