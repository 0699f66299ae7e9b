import { render, screen } from '@testing-library/react';
import { pointsOf } from '@/components/activity/model/points';
import {
  DashboardPreview,
  ApprovalPreview,
  TrackerPreview,
} from '@/components/marketing/preview/student-preview';
import {
  SchedulingPreview,
  SecurityPreview,
  CheckerPreview,
} from '@/components/marketing/preview/tool-preview';
import { academic, activityRules, calendar } from '@/content/campus';
import { demo, evidence } from '@/content/marketing';
import { sampleStudentRecord } from '@/content/record';

describe('the product previews on the landing page', () => {
  test('the activity tracker shows the three newest activities and the points of all', () => {
    render(<TrackerPreview activities={demo.activities} rules={activityRules} />);
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items.slice(0, 3)).toEqual([
      'Cloud Foundations WorkshopWorkshop, NationalApproved',
      'Smart India HackathonHackathon, NationalPending',
      'Data Structures in JavaCourseRejected',
    ]);
    const { heads } = pointsOf(sampleStudentRecord.activities.items, activityRules);
    expect(items.slice(3)).toEqual(
      heads.map(
        ({ head, points, required }) => `${points}${head.name} ${points} of ${required} points`,
      ),
    );
    expect(heads.some(({ points }) => points > 0)).toBe(true);
  });

  test('a college without points gets no rings, and one head without a minimum has no limit', () => {
    const { unmount } = render(
      <TrackerPreview activities={demo.activities} rules={{ ...activityRules, heads: [] }} />,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    unmount();
    const heads = [{ id: 'learning', name: 'Learning' }];
    render(<TrackerPreview activities={demo.activities} rules={{ ...activityRules, heads }} />);
    expect(screen.getByText(/^\d+ points$/)).toBeVisible();
  });

  test('a college without activities gets no preview', () => {
    const none = { activities: [], rules: activityRules };
    const tracker = render(<TrackerPreview {...none} />);
    const approval = render(<ApprovalPreview {...none} student={demo.student} />);
    expect(tracker.container).toBeEmptyDOMElement();
    expect(approval.container).toBeEmptyDOMElement();
  });

  test('the approval shows the submission, both statuses and what it counts for', () => {
    const { container } = render(
      <ApprovalPreview activities={demo.activities} student={demo.student} rules={activityRules} />,
    );
    expect(container).toHaveTextContent('Submitted 08 Sep 2025');
    expect(container).toHaveTextContent('Pending becomes Approved');
    expect(container).toHaveTextContent(
      '15 points for Hackathons and internships. Proof: Certificate.',
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Extra-curricular: 10 points',
      'Community service: 20 points',
    ]);
  });

  test('the approval says that a proof is missing, and nothing about categories without points', () => {
    const [activity] = demo.activities.filter(({ status }) => status === 'Pending');
    if (!activity) throw new Error('The sample has no pending activity.');
    const { proof, ...unproved } = activity;
    const props = { student: demo.student, rules: activityRules };
    const { container, rerender } = render(<ApprovalPreview {...props} activities={[unproved]} />);
    expect(proof).toBe('Certificate');
    expect(container).toHaveTextContent('No accepted proof.');
    rerender(<ApprovalPreview {...props} activities={[{ ...unproved, category: 'Chess' }]} />);
    expect(container).not.toHaveTextContent(/points|proof/);
  });

  test('the dashboard shows the figures of the sample and how many classes can still be missed', () => {
    render(<DashboardPreview demo={demo} threshold={75} scale={academic.grading} />);
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '95%',
      '9.2',
      '6',
    ]);
    expect(screen.getByText('114 of 120 classes attended')).toBeVisible();
    expect(screen.getByText('You can miss 32 more classes and stay at 75%.')).toBeVisible();
    expect(screen.getByRole('figure')).toHaveTextContent('8.966 out of 18');
  });

  test('a college without a minimum attendance says nothing about missed classes', () => {
    render(<DashboardPreview demo={demo} threshold={null} scale={academic.grading} />);
    expect(screen.queryByText(/more classes/)).not.toBeInTheDocument();
  });

  test('the checker marks a passage that the comparison found in two texts', () => {
    const { container } = render(<CheckerPreview />);
    const marks = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toHaveLength(2);
    expect(marks[0]).toMatch(/^If the stack becomes larger .* is ended with an error$/);
    expect(marks[1]).toBe(marks[0]);
    expect(screen.getByText('23 words in a row are the same.')).toBeVisible();
  });

  test('the security preview links to the evidence, if there is some', () => {
    const { rerender } = render(<SecurityPreview claims={evidence.claims} />);
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toHaveLength(4);
    for (const address of addresses)
      expect(evidence.claims.map(({ id }) => `/evidence/#${id}`)).toContain(address);
    rerender(<SecurityPreview claims={[]} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  test('the timetable shows the classes of a day', () => {
    render(<SchedulingPreview timetable={demo.timetable} calendar={calendar} />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^9:00–9:55AM/);
    expect(first).toHaveTextContent('Mathematics 1CSE33');
    expect(second).toHaveTextContent(/^1:35–2:30PM/);
  });

  test('the calendar has thirty days in November and lists what is due', () => {
    const { container } = render(<SchedulingPreview timetable={[]} calendar={calendar} />);
    const days = container.querySelectorAll('ol > li');
    expect(days).toHaveLength(30);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '9 November 1 Assignment',
      '18 November 1 Quiz',
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
      <SchedulingPreview
        timetable={null}
        calendar={{ weekStart: 'Monday', shown: '2026-02', months: [month] }}
      />,
    );
    expect(screen.getAllByText(/^Talk/)).toHaveLength(8);
    expect(screen.getByText('and 3 more')).toBeVisible();
  });

  test('the calendar may have nothing due', () => {
    const month = { month: '2026-02', events: [] };
    const { container } = render(
      <SchedulingPreview
        timetable={null}
        calendar={{ weekStart: 'Monday', shown: '2026-02', months: [month] }}
      />,
    );
    const days = container.querySelectorAll('ol > li');
    expect(days).toHaveLength(28);
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  });
});
