import { screen } from '@testing-library/react';
import DashboardPage from '@/app/(student)/Dashboard/page';
import { renderSettled } from '../components/settle';

describe('the student dashboard', () => {
  beforeEach(async () => {
    await renderSettled(<DashboardPage />);
    await screen.findByText(/^until/);
  });

  it('shows its cards in reading order', () => {
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(
      headings.map((heading) => heading.textContent.replace(/^Next: .*/, 'Next class')),
    ).toEqual([
      'Next class',
      'Assignments Pending',
      'Current Attendance',
      'Attendance',
      'Academic Information',
      'Academic Calendar',
      'Activity points',
      'Notifications',
      'Your Activities',
      'College Map',
    ]);
  });

  it('shows the figures of the sample', () => {
    const text = (name: string) => screen.getByRole('region', { name }).textContent;
    expect(text('Assignments Pending')).toContain('6');
    expect(text('Current Attendance')).toContain('95%');
    expect(text('Attendance')).toMatch(/Present114.*Absent6.*Total120/);
    expect(text('Academic Information')).toContain('9.2 of 10');
    expect(text('Academic Calendar')).toMatch(/November 2027.*1 Assignment Due.*1 Quiz Quiz/);
    expect(screen.getByRole('cell', { name: '9 November 2027: 1 Assignment' })).toBeVisible();
  });
});
