import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StudentProfiles } from '@/components/activity/faculty/student-profiles';
import { Notices } from '@/components/notice/faculty/notices';
import { studentRows } from '@/content/faculty';
import { profilesContent } from './profiles-content';

const rows = Array.from({ length: 1000 }, (_, index) => ({
  ...studentRows[0]!,
  id: `student-${index}`,
  status: 'Approved' as const,
}));
const notices = Array.from({ length: 1000 }, (_, index) => ({
  id: `notice-${index}`,
  title: `Notice ${index + 1}`,
  at: '2025-09-10T09:00',
}));
describe('a thousand students', () => {
  it('are counted in the card', async () => {
    render(<StudentProfiles {...profilesContent} rows={rows} />);
    await act(async () => {});
    expect(screen.getByRole('table', { name: 'The first 4 of 1000 students' })).toBeVisible();
  });

  it('are all in the record report', async () => {
    render(<StudentProfiles {...profilesContent} rows={rows} />);
    await userEvent.click(screen.getByRole('button', { name: 'Record report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Record report' });
    const total = within(dialog).getByRole('row', { name: /^Total/ });
    expect(within(total).getAllByRole('cell').at(-1)).toHaveTextContent('1000');
  });

  it('are shown in steps in View All, whose last button leaves the focus to their number', async () => {
    const some = rows.slice(0, 130);
    render(<StudentProfiles {...profilesContent} activities={[]} rows={some} />);
    await userEvent.click(screen.getByRole('button', { name: 'View All student profiles' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'All student profiles' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Show 30 more' }));
    expect(dialog.getByText('130 rows')).toHaveFocus();
  });
});

describe('a thousand notices', () => {
  it('are shown in steps in View All, and the focus stays', async () => {
    render(<Notices notices={notices} by="Dr. Ananya Rao" />);
    const titles = () => screen.getAllByRole('heading', { level: 4, hidden: true }).length;
    expect(titles()).toBe(20);
    const more = await screen.findByRole('button', { name: 'Show 100 more notices', hidden: true });
    await userEvent.click(more);
    expect(await screen.findByText('The first 120 of 1,000 notices')).toBeInTheDocument();
    expect(titles()).toBe(120);
    expect(more).toHaveFocus();
  });
});
