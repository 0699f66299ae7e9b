import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { importsOf } from '@/__tests__/export/import-graph';
import { Bell } from '@/components/notice/bell';
import { Notifications } from '@/components/notice/student/notifications';
import { sampleStudentRecord } from '@/content/record';
import type { Notification } from '@/content/schema/student/notification';
import { notifications } from '@/content/student';
import { importWithRetry } from '@/lib/browser/new-release';
import { put } from '@/lib/store/record';
import { renderSettled, wipeDevice, writeToDevice } from '../settle';

const mockCurrent: { flag: object | null; record: object | null } = { flag: null, record: null };
jest.mock('@/components/session/use-current-record', () => ({
  useCurrentRecord: () => mockCurrent,
}));
jest.mock('@/lib/browser/new-release', () => {
  const actual = jest.requireActual<object & { importWithRetry: () => unknown }>(
    '@/lib/browser/new-release',
  );
  return { ...actual, importWithRetry: jest.fn(actual.importWithRetry) };
});

const mockVisit: { record: object | null; seen: () => void } = { record: null, seen: () => {} };
jest.mock('@/lib/record/last-visit', () => ({
  nextVisit: () => Promise.resolve({ record: mockVisit.record, since: 0 }),
  watchVisit: (listener: () => void) => {
    mockVisit.seen = listener;
    return () => {};
  },
}));

const sampleWith = (items: readonly Notification[]) => ({
  ...sampleStudentRecord,
  notifications: { items: [...items] },
});

/** Finds content in closed popovers, which jsdom does not open. */
const hidden = { hidden: true };

afterEach(wipeDevice);

const dialog = (name: string) => within(screen.getByRole('dialog', { name, ...hidden }));
const items = (name: string) => dialog(name).queryAllByRole('listitem', hidden);
const bellItems = () => items('Notifications');

/** The text of each item: title, text, time and notes. */
const texts = (name: string) => items(name).map((item) => item.textContent);

const event = (id: string, at: Date, title = `Event ${id}`) =>
  put('events', { id, at: at.toISOString(), title });

async function renderBoth(published: readonly Notification[] = notifications) {
  await renderSettled(
    <>
      <Bell side="student" timeZone="Asia/Kolkata" sample={sampleWith(published)} />
      <Notifications items={published} />
    </>,
  );
  fireEvent.focus(await screen.findByRole('button', { name: /^Notifications, .* unread$/ }));
  await dialog('Notifications').findByRole('button', { name: 'Mark all as read', ...hidden });
}

describe('the bell of a device that has stored nothing', () => {
  const bell = (count: number) =>
    screen.findByRole('button', { name: `Notifications, ${count} unread` });
  const actions = () =>
    dialog('Notifications').queryAllByRole('button', { hidden: true, name: /^(?!Close$)/ });

  beforeEach(() =>
    renderSettled(<Bell side="student" timeZone="Asia/Kolkata" sample={sampleStudentRecord} />),
  );

  it('counts all as unread, and loads its list when the pointer reaches it', async () => {
    const user = userEvent.setup();
    expect(await bell(notifications.length)).toBeVisible();
    expect(bellItems()).toHaveLength(notifications.length);
    expect(actions()).toEqual([]);
    await user.hover(await bell(notifications.length));
    await waitFor(() => expect(actions()).toHaveLength(notifications.length + 1));
    // What is typed in a form is saved before the page is loaded again for missing code.
    expect(importWithRetry).toHaveBeenLastCalledWith(expect.any(Function), {});
  });

  it('keeps the focus that is in the panel when its list comes', async () => {
    fireEvent.focus(await bell(notifications.length));
    const group = dialog('Notifications').getByRole('group', { name: 'Notifications', ...hidden });
    group.focus();
    await waitFor(() => expect(actions()).toHaveLength(notifications.length + 1));
    expect(
      dialog('Notifications').getByRole('group', { name: 'Notifications', ...hidden }),
    ).toHaveFocus();
  });

  it('loads its list with the first record', async () => {
    await writeToDevice(event('one', new Date()));
    expect(await bell(notifications.length + 1)).toBeVisible();
    expect(actions()).toHaveLength(notifications.length + 2);
  });
});

describe('the bell and the Notifications card', () => {
  it('list the same notifications with the same text, in the same order', async () => {
    await renderBoth();
    await writeToDevice(
      event('one', new Date(), 'Robotics Primer was submitted'),
      put('notices', {
        ...{ id: 'card', at: '2025-09-07T10:00', origin: 'device', removed: false },
        fields: { title: 'Bring your card', text: 'Nobody is let in.', audience: 'students' },
      } as never),
    );
    expect(bellItems()).toHaveLength(notifications.length + 2);
    expect(texts('Notifications')).toEqual(texts('All notifications'));
    expect(bellItems()[0]).toHaveTextContent('Robotics Primer was submitted');
    expect(bellItems()[3]).toHaveTextContent('Bring your card');
    expect(screen.getByRole('button', { name: 'Notifications, 7 unread' })).toBeVisible();
  });

  it('share the read state, one by one and all at once', async () => {
    const user = userEvent.setup();
    await renderBoth();
    const [first] = notifications;
    const name = `Mark as read: ${first?.title}`;
    const card = within(screen.getByRole('region', { name: 'Notifications' }));
    await user.click(card.getAllByRole('button', { name })[0]!);
    expect(await screen.findByRole('button', { name: 'Notifications, 4 unread' })).toBeVisible();
    const unread = { name: `Mark as unread: ${first?.title}`, ...hidden };
    expect(dialog('Notifications').getByRole('button', unread)).toBeInTheDocument();
    const all = { name: 'Mark all as read', ...hidden };
    await user.click(dialog('Notifications').getByRole('button', all));
    expect(await screen.findByRole('button', { name: 'Notifications' })).toHaveTextContent('');
    expect(dialog('All notifications').queryByRole('button', all)).not.toBeInTheDocument();
  });
});

describe('the bell of a person who is signed in', () => {
  afterEach(() => Object.assign(mockCurrent, { flag: null, record: null }));

  it('lists the notifications of the record before the code of its list is there', async () => {
    const record = { kind: 'student', notifications: { items: notifications } };
    Object.assign(mockCurrent, { flag: {}, record });
    await renderSettled(<Bell side="student" timeZone="Asia/Kolkata" sample={null} />);
    const { length } = bellItems();
    expect(length).toBeGreaterThan(0);
    const name = `Notifications, ${length} unread`;
    expect(await screen.findByRole('button', { name })).toBeVisible();
    expect(dialog('Notifications').queryAllByRole('button', hidden)).toHaveLength(1);
  });
});

describe('the list in the bell', () => {
  it('shows 20 of 1,000 and 20 more at each press, and keeps the focus', async () => {
    const user = userEvent.setup();
    const [sample] = notifications;
    await renderBoth(
      Array.from({ length: 1000 }, (_, at) => ({ ...sample!, id: `${at}`, title: `Told ${at}` })),
    );
    await writeToDevice(event('one', new Date()));
    expect(bellItems()).toHaveLength(20);
    expect(bellItems()[0]).toHaveTextContent('Event one');
    const button = screen.getByRole('button', { name: 'Notifications, 1,001 unread' });
    expect(button).toHaveTextContent('99+');
    const panel = dialog('Notifications');
    expect(panel.getByText('The first 20 of 1,001 notifications')).toBeInTheDocument();
    const more = panel.getByRole('button', { name: 'Show 20 more notifications', ...hidden });
    await user.click(more);
    await waitFor(() => expect(bellItems()).toHaveLength(40));
    expect(more).toHaveFocus();
    expect(items('All notifications')).toHaveLength(20);
  });

  test('has no code that checks records or encrypts, because every page loads it', () => {
    const { files, packages } = importsOf(['components/notice/bell-list.tsx']);
    expect([...packages]).not.toContain('valibot');
    expect([...files].filter((file) => file.startsWith('lib/crypto/'))).toEqual([]);
  });
});

describe('the server-rendered bell', () => {
  const parse = (notifications: readonly Notification[]) => {
    const markup = document.createElement('div');
    markup.innerHTML = renderToString(
      <Bell side="student" timeZone="Asia/Kolkata" sample={sampleWith(notifications)} />,
    );
    return markup;
  };

  it("lists the college's notifications, in order and with their times", () => {
    const found = [...parse(notifications).querySelectorAll('[popover] li')];
    expect(found.map((item) => item.querySelector('bdi')?.textContent)).toEqual(
      notifications.map(({ title }) => title),
    );
    expect(found[0]?.querySelector('time')).toHaveTextContent('09 Sep 2025 | 9:30AM');
    expect(parse(notifications)).not.toHaveTextContent('unread');
  });

  it('starts with 20 of a long list', () => {
    const many = Array.from({ length: 1000 }, (_, at) => ({ ...notifications[0]!, id: `${at}` }));
    expect(parse(many).querySelectorAll('[popover] li')).toHaveLength(20);
  });

  it('shows a message if there are none', () => {
    expect(parse([])).toHaveTextContent('No notifications yet');
  });
});

test('what is new on Progress counts as well, until it is marked as seen', async () => {
  const work = { id: 'w', name: 'Reading 3', subject: 'Physics', due: '2026-11-30' };
  const record = { ...sampleWith([]), number: 2, assignments: { items: [work] } };
  mockCurrent.flag = { mode: 'device' };
  mockCurrent.record = record;
  mockVisit.record = { ...record, number: 1, assignments: { items: [] } };
  await renderSettled(<Bell side="student" timeZone="Asia/Kolkata" sample={null} />);
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  const link = dialog('Notifications').getByRole('link', {
    name: '1 change since your last visit',
    ...hidden,
  });
  expect(link).toHaveAttribute('href', '/Progress/');
  mockVisit.record = record;
  act(() => mockVisit.seen());
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
  Object.assign(mockCurrent, { flag: null, record: null });
});
