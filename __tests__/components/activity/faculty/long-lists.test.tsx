import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StudentProfiles } from '@/components/activity/faculty/student-profiles';
import { Notices } from '@/components/notice/faculty/notices';
import { ToastRegion } from '@/components/page/toast-region';
import { studentRows } from '@/content/faculty';
import { toPageList } from '@/lib/list/long-list';
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
const network = jest.fn<Promise<object>, [string]>();
const respondWith = (list: unknown) =>
  Promise.resolve({ ok: true, json: () => Promise.resolve(list) });

beforeEach(() => {
  network.mockReset();
  globalThis.fetch = network as unknown as typeof fetch;
});

describe('a thousand students', () => {
  it('are counted in the card before the full list is fetched', async () => {
    render(<StudentProfiles {...profilesContent} rows={toPageList(rows, '/f/counted.json')} />);
    await act(async () => {});
    expect(screen.getByRole('table', { name: 'The first 4 of 1000 students' })).toBeVisible();
    expect(network).not.toHaveBeenCalled();
  });

  it('are all in the record report', async () => {
    network.mockReturnValue(respondWith(rows));
    render(<StudentProfiles {...profilesContent} rows={toPageList(rows, '/f/report.json')} />);
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

  it('open no partial report when the list cannot be fetched', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    render(
      <>
        <StudentProfiles {...profilesContent} rows={toPageList(rows, '/f/offline.json')} />
        <ToastRegion />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Record report' }));
    expect(
      await screen.findByText(/could not be loaded\. The site cannot be reached\./),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a thousand notices', () => {
  it('are shown in steps in View All, and the focus stays', async () => {
    network.mockReturnValue(respondWith(notices));
    render(<Notices notices={toPageList(notices, '/f/notices.json')} by="Dr. Ananya Rao" />);
    const titles = () => screen.getAllByRole('heading', { level: 4, hidden: true }).length;
    expect(titles()).toBe(20);
    const more = await screen.findByRole('button', { name: 'Show 100 more notices', hidden: true });
    await userEvent.click(more);
    expect(await screen.findByText('The first 120 of 1,000 notices')).toBeInTheDocument();
    expect(titles()).toBe(120);
    expect(more).toHaveFocus();
  });
});
