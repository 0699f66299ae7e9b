import { render, screen, within } from '@testing-library/react';
import { NoticeList } from '@/components/notice/notice-list';
import { Notifications } from '@/components/notice/student/notifications';
import { notifications } from '@/content/student';

const calendarHost = { host: 'college.example', timeZone: 'Asia/Kolkata' };

describe('Notifications', () => {
  it('shows the first four with their times', () => {
    render(<Notifications items={notifications} calendarHost={calendarHost} />);
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
    render(<Notifications items={notifications.slice(0, 4)} calendarHost={calendarHost} />);
    expect(screen.queryByRole('button', { name: /View All/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  });

  it('shows a message if there are none', () => {
    render(<Notifications items={[]} calendarHost={calendarHost} />);
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
