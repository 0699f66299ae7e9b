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
import { demo } from '@/content/marketing';
import { sampleStudentRecord } from '@/content/record';

const { activities } = demo;

describe('the pieces of the product on the landing page', () => {
  test('the activity tracker shows the points of the sample by head', () => {
    render(<TrackerPreview activities={activities} rules={activityRules} />);
    const { heads } = pointsOf(sampleStudentRecord.activities.items, activityRules);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      heads.map(({ head, points }) => `${points}${head.name}`),
    );
    expect(heads.some(({ points }) => points > 0)).toBe(true);
  });

  test('a college without activities or points gets no empty piece', () => {
    const { container } = render(
      <>
        <TrackerPreview activities={activities} rules={{ ...activityRules, heads: [] }} />
        <TrackerPreview activities={[]} rules={activityRules} />
        <ApprovalPreview activities={[]} rules={activityRules} />
      </>,
    );
    expect(container).toBeEmptyDOMElement();
  });

  test('the approval shows both statuses, the points and what is still missing', () => {
    const { container } = render(<ApprovalPreview activities={activities} rules={activityRules} />);
    expect(container).toHaveTextContent('Pending becomes Approved15 points');
    expect(container).toHaveTextContent(
      'Still missing: Extra-curricular, 10 points; Community service, 20 points',
    );
  });

  test('the approval says nothing about points of a category without points', () => {
    const chess = activities.map((one) =>
      one.status === 'Pending' ? { ...one, category: 'Chess' } : one,
    );
    const { container } = render(<ApprovalPreview activities={chess} rules={activityRules} />);
    expect(container.querySelector('p')).toHaveTextContent(/^Pending becomes Approved$/);
  });

  test('the dashboard shows the figures of the sample', () => {
    render(<DashboardPreview demo={demo} threshold={75} scale={academic.grading} />);
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '95%',
      '9.2',
      '6',
    ]);
  });

  test('the checker marks a passage that the comparison found in two texts', () => {
    const { container } = render(<CheckerPreview />);
    expect(container.querySelector('mark')).toHaveTextContent(
      /^If the stack becomes larger .* is ended with an error$/,
    );
    expect(screen.getByText('23 words in a row are the same on page 2 of both.')).toBeVisible();
  });

  test('the security says something about signatures only on a site with keys', () => {
    const { rerender } = render(<SecurityPreview hasKeys={false} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByText(/signature/)).not.toBeInTheDocument();
    rerender(<SecurityPreview hasKeys />);
    expect(screen.getByText(/signature/)).toBeVisible();
  });

  test('the schedule shows the classes of a day and what is due', () => {
    const { container } = render(
      <SchedulingPreview timetable={demo.timetable} calendar={calendar} />,
    );
    const lines = [...container.querySelectorAll('p')].map((line) => line.textContent);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^9:00–9:55AM.*Mathematics1CSE33$/);
    expect(lines[1]).toMatch(/^1:35–2:30PM/);
    expect(lines[2]).toBe('9 Nov, 1 Assignment18 Nov, 1 Quiz');
  });

  test('a month and a day without entries show nothing', () => {
    const month = { month: '2026-02', events: [] };
    const { container } = render(
      <SchedulingPreview
        timetable={null}
        calendar={{ weekStart: 'Monday', shown: '2026-02', months: [month] }}
      />,
    );
    expect(container.textContent).toBe('');
  });
});
