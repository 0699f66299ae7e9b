import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
});
