import { screen, within } from '@testing-library/react';
import DashboardPage, { metadata } from '@/app/(student)/Dashboard/page';
import { activities } from '@/content/student';
import { site } from '@/content/site';
import { renderSettled } from '../components/settle';

describe('the student dashboard', () => {
  beforeEach(async () => {
    await renderSettled(<DashboardPage />);
    await screen.findByText(/^\w+day, \d\d \w{3} \d{4}/, { selector: 'p > span' });
  });

  it('shows its cards in reading order', () => {
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Today',
      'Assignments Pending',
      'Current Attendance',
      'Attendance',
      'Academic Information',
      'Notifications',
      'Academic Calendar',
      'College Map',
      'Your Activities',
    ]);
  });

  it('shows the figures of the sample record', () => {
    for (const [card, figures] of Object.entries({
      Attendance: ['114', '6', '120'],
      'Current Attendance': ['95%'],
      'Assignments Pending': ['6'],
    }))
      for (const figure of figures)
        expect(within(screen.getByRole('region', { name: card })).getByText(figure)).toBeVisible();
  });

  it('lists every activity', () => {
    for (const { name } of activities)
      expect(screen.getByRole('rowheader', { name })).toBeVisible();
  });
});

it('the student dashboard has its own title and address', () => {
  expect(metadata.title).toBe(site.pages.dashboard.title);
  expect(metadata.alternates?.canonical).toBe(`${site.siteUrl}/Dashboard/`);
});
