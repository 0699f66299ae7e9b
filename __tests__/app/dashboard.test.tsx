import { screen } from '@testing-library/react';
import DashboardPage from '@/app/(student)/Dashboard/page';
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
});
