import { render, screen, within, act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wipeDevice, writeToDevice } from '@/__tests__/components/settle';
import { NoticeList } from '@/components/notice/notice-list';
import { Notifications } from '@/components/notice/student/notifications';
import { notifications } from '@/content/student';
import { put, remove } from '@/lib/store/record';
import { toastStore } from '@/lib/toast/toast';

describe('Notifications', () => {
  it('shows the first four with their times', () => {
    render(<Notifications items={notifications} />);
    const headings = screen.getAllByRole('heading', { level: 3, name: /^(?!All)/ });
    expect(headings.map((heading) => heading.textContent)).toEqual(
      notifications.slice(0, 4).map(({ title }) => title),
    );
    expect(screen.getAllByText('09 Sep 2025 | 9:30AM')[0]).toHaveAttribute(
      'datetime',
      '2025-09-09T09:30',
    );
  });

  it('has no View All if there is no more to view', () => {
    render(<Notifications items={notifications.slice(0, 4)} />);
    expect(screen.queryByRole('button', { name: /View All/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  });

  it('shows a message if there are none', () => {
    render(<Notifications items={[]} />);
    expect(screen.getByText('No notifications yet')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});

describe('a list of notices', () => {
  it('works without headings and pictures', () => {
    render(<NoticeList items={[{ id: 'one', title: 'Staff meeting', at: '2025-09-09T12:05' }]} />);
    const item = within(screen.getByRole('listitem'));
    expect(item.getByText('Staff meeting')).toBeVisible();
    expect(item.getByText('09 Sep 2025 | 12:05PM')).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('a notification on this device', () => {
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
        render(<Notifications items={[]} />);
        await screen.findByText('The later');
        const shown = screen.getAllByRole('listitem')[0]?.textContent;
        await writeToDevice(remove('events', id));
        expect(shown).toContain('The later');
      },
    );

    test('is unread until it is marked as read, and can be marked as unread again', async () => {
      const user = userEvent.setup();
      render(<Notifications items={notifications.slice(0, 2)} />);
      const title = notifications[0]?.title ?? '';
      await user.click(firstItem().getByRole('button', { name: `Mark as read: ${title}` }));
      await user.click(
        await firstItem().findByRole('button', { name: `Mark as unread: ${title}` }),
      );
      expect(
        await firstItem().findByRole('button', { name: `Mark as read: ${title}` }),
      ).toBeInTheDocument();
    });

    test('is marked as read with all others at once, and that can be undone', async () => {
      const user = userEvent.setup();
      render(<Notifications items={notifications.slice(0, 3)} />);
      await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
      expect(await screen.findAllByRole('button', { name: /^Mark as unread/ })).toHaveLength(3);
      expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
      const undo = toastStore.snapshot().find(({ action }) => action)?.action;
      await act(async () => undo?.run());
      expect(await screen.findAllByRole('button', { name: /^Mark as read/ })).toHaveLength(3);
    });
  });
});
