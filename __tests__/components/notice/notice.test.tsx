import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Bell } from '@/components/notice/bell';
import { Notifications } from '@/components/notice/student/notifications';
import { notifications } from '@/content/student';
import { put, remove } from '@/lib/store/record';
import { toastStore } from '@/lib/toast/toast';
import { wipeDevice, writeToDevice } from '../settle';

const calendarHost = { host: 'college.example', timeZone: 'Asia/Kolkata' };

const event = {
  id: 'told',
  at: '2031-01-31T09:30:00.000Z',
  title: 'Robotics Primer was submitted',
  about: 'primer',
};
/** Finds content in closed popovers, which jsdom does not open. */
const hidden = { hidden: true };

afterEach(wipeDevice);

function firstItem() {
  return within(screen.getAllByRole('listitem')[0] as HTMLElement);
}

describe('a notification', () => {
  test.each(['a-later', 'z-later'])(
    'of the same minute is listed above the one before it, also with the id %s',
    async (id) => {
      const later = { ...event, id, at: '2031-01-31T09:30:20.000Z', title: 'The later' };
      await writeToDevice(put('events', event), put('events', later));
      render(<Notifications items={[]} calendarHost={calendarHost} />);
      await screen.findByText('The later');
      const shown = screen.getAllByRole('listitem')[0]?.textContent;
      await writeToDevice(remove('events', id));
      expect(shown).toContain('The later');
    },
  );

  test('is unread until it is marked as read, and can be marked as unread again', async () => {
    const user = userEvent.setup();
    render(<Notifications items={notifications.slice(0, 2)} calendarHost={calendarHost} />);
    const title = notifications[0]?.title ?? '';
    await user.click(firstItem().getByRole('button', { name: `Mark as read: ${title}` }));
    await user.click(await firstItem().findByRole('button', { name: `Mark as unread: ${title}` }));
    expect(
      await firstItem().findByRole('button', { name: `Mark as read: ${title}` }),
    ).toBeInTheDocument();
  });

  test('is marked as read with all others at once, and that can be undone', async () => {
    const user = userEvent.setup();
    render(<Notifications items={notifications.slice(0, 3)} calendarHost={calendarHost} />);
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findAllByRole('button', { name: /^Mark as unread/ })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    const undo = toastStore.snapshot().find(({ action }) => action)?.action;
    await act(async () => undo?.run());
    expect(await screen.findAllByRole('button', { name: /^Mark as read/ })).toHaveLength(3);
  });

  test('of this device is listed among the college’s, newest first', async () => {
    render(<Notifications items={notifications} calendarHost={calendarHost} />);
    await writeToDevice(put('events', event));
    expect(firstItem().getByText(event.title)).toBeVisible();
  });

  test('of the sample is in the server’s HTML', () => {
    const html = renderToString(
      <Notifications items={notifications} calendarHost={calendarHost} />,
    );
    for (const { title } of notifications) expect(html).toContain(title);
    expect(html).not.toContain(event.title);
  });
});

describe('the bell', () => {
  test('is empty if neither the college nor this device has notifications', () => {
    const { container } = render(<Bell side="student" timeZone="Asia/Kolkata" />);
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
    expect(container).toHaveTextContent(/^No notifications yet$/);
  });

  test('shows the unread count, and none after everything is read', async () => {
    const user = userEvent.setup();
    render(<Bell side="student" timeZone="Asia/Kolkata" />);
    await writeToDevice(put('events', event));
    expect(
      await screen.findByRole('button', { name: 'Notifications, 1 unread' }),
    ).toHaveTextContent('1');
    expect(screen.getByRole('link', { name: event.title, ...hidden })).toHaveAttribute(
      'href',
      '/Dashboard/',
    );
    await user.click(screen.getByRole('button', { name: 'Mark all as read', ...hidden }));
    expect(await screen.findByRole('button', { name: 'Notifications' })).toHaveTextContent('');
    expect(screen.getByText(event.title)).toBeInTheDocument();
  });
});
