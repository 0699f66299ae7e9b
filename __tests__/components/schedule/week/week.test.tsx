import { screen, within } from '@testing-library/react';
import { renderSettled, startAt } from '@/__tests__/components/settle';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { Week } from '@/components/schedule/week/week';

const maths = {
  ...{ id: 'maths', start: '09:00', end: '09:55', section: 'A', course: 'Mathematics' },
  weekdays: ['Monday', 'Wednesday'],
};
const term = { name: 'Autumn 2026', from: '2026-11-16', to: '2026-12-04' };
const exam = { id: 'x', course: 'Physics', day: '2026-12-03', start: '10:00', end: '12:00' };
const timetable: Timetable = { meetings: [maths], term, exams: [exam] };

const week = (own: Timetable = timetable) => (
  <Week timetable={own} timeZone="Asia/Kolkata" weekStart="Monday" />
);
const days = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.closest('li')!);
const shown = () => screen.getByRole('status').textContent;

startAt('2026-11-23T11:00:00+05:30');

test('shows this week with its dates, marks today, and a class that is over looks over', async () => {
  await renderSettled(week());
  expect(shown()).toBe('23 Nov 2026 to 27 Nov 2026');
  expect(days().map((day) => day.textContent.includes('Mathematics'))).toEqual([
    ...[true, false, true, false, false],
  ]);
  expect(days()[0]).toHaveAttribute('aria-current', 'date');
  expect(days()[0]).toHaveTextContent('Today');
  expect(days()[1]).not.toHaveAttribute('aria-current');
  const classOf = (day: HTMLElement) => within(day).getByRole('listitem');
  expect(classOf(days()[0]!)).toHaveClass('text-muted');
  expect(classOf(days()[2]!)).not.toHaveClass('text-muted');
});

test('a week without classes says why, and when the next ones are', async () => {
  const holiday = {
    ...{ id: 'h', day: '2026-11-23', end: '2026-11-28' },
    ...{ kind: 'holiday' as const, label: 'Diwali' },
  };
  await renderSettled(week({ ...timetable, days: [holiday] }));
  expect(screen.getByText('No Classes This Week')).toBeVisible();
  expect(
    screen.getByText('Diwali: no classes. The next classes are on Monday, 30 Nov 2026.'),
  ).toBeVisible();
});

test('says so if there are no classes at all', async () => {
  await renderSettled(week({ meetings: [] }));
  expect(screen.getByText('No Classes Yet')).toBeVisible();
});

test('a day has its classes as a list', async () => {
  await renderSettled(week());
  expect(within(days()[0]!).getAllByRole('listitem')).toHaveLength(1);
  expect(days()[1]).toHaveTextContent('No classes');
});
