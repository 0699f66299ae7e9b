import { render, screen } from '@testing-library/react';
import { ApprovalPreview } from '@/components/marketing/preview/approval-preview';
import { SchedulingPreview } from '@/components/marketing/preview/scheduling-preview';
import { TrackerPreview } from '@/components/marketing/preview/tracker-preview';
import { calendar } from '@/content/campus';
import { demo } from '@/content/marketing';

describe('the product previews on the landing page', () => {
  test('the activity tracker shows the three newest activities', () => {
    render(<TrackerPreview activities={demo.activities} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Cloud Foundations WorkshopWorkshopApproved',
      'Smart India HackathonHackathonPending',
      'Data Structures in JavaCourseRejected',
    ]);
  });

  test('a college without activities gets no preview', () => {
    const tracker = render(<TrackerPreview activities={[]} />);
    const approval = render(<ApprovalPreview activity={undefined} student={demo.student} />);
    expect(tracker.container).toBeEmptyDOMElement();
    expect(approval.container).toBeEmptyDOMElement();
  });

  test('the approval shows the submission and both statuses', () => {
    const waiting = demo.activities.find(({ status }) => status === 'Pending');
    const { container } = render(<ApprovalPreview activity={waiting} student={demo.student} />);
    expect(container).toHaveTextContent('Submitted 08 Sep 2025');
    expect(container).toHaveTextContent('Pending becomes Approved');
  });

  test('the calendar has thirty days in November and lists what is due', () => {
    const { container } = render(<SchedulingPreview calendar={calendar} />);
    const days = container.querySelectorAll('ol > li');
    expect(days).toHaveLength(30);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '9 November 2027 1 Assignment',
      '18 November 2027 1 Quiz',
    ]);
  });

  test('the calendar lists the first events of a full month', () => {
    const events = Array.from({ length: 11 }, (_, index) => ({
      id: `talk-${index}`,
      day: index + 1,
      type: 'event' as const,
      label: `Talk ${index + 1}`,
    }));
    const month = { month: '2026-02', events };
    render(
      <SchedulingPreview calendar={{ weekStart: 'Monday', shown: '2026-02', months: [month] }} />,
    );
    expect(screen.getAllByText(/^Talk/)).toHaveLength(8);
    expect(screen.getByText('and 3 more')).toBeVisible();
  });

  test('the calendar may have nothing due', () => {
    const month = { month: '2026-02', events: [] };
    const { container } = render(
      <SchedulingPreview calendar={{ weekStart: 'Monday', shown: '2026-02', months: [month] }} />,
    );
    const days = container.querySelectorAll('ol > li');
    expect(days).toHaveLength(28);
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  });
});
