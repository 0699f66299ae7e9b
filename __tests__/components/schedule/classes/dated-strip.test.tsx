import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSettled, startAt } from '@/__tests__/components/settle';
import { ToastRegion } from '@/components/page/toast-region';
import { UpcomingClasses } from '@/components/schedule/classes/upcoming-classes';
import { classes } from '@/content/faculty';
import type { Schedule } from '@/content/schema/schedule/schedule';
import { workspace } from '@/lib/store/device';

const day = '2026-11-23';
const none: Schedule = { days: [], changes: [], exams: [] };
const decided = { at: '2026-11-20T09:00', sequence: 1 };
const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });

const card = (schedule: Schedule) => (
  <>
    <UpcomingClasses
      classes={classes}
      schedule={schedule}
      by="Dr. Ananya Rao"
      timeZone="Asia/Kolkata"
    />
    <ToastRegion />
  </>
);

async function show(schedule: Schedule) {
  await renderSettled(card(schedule));
  fireEvent.keyDown(document.body);
  const strip = await screen.findByRole('region', { name: 'Periods of the day' });
  return () => within(strip).getAllByRole('listitem');
}

startAt(`${day}T11:00:00+05:30`);

test('shows moved, substituted and cancelled classes, and exams', async () => {
  const entries = await show({
    ...none,
    exams: [{ id: 'x', course: 'Physics', day, start: '16:00', end: '17:00' }],
    changes: [
      {
        ...{ id: 'a', meeting: 'period-1', day, kind: 'moved', ...decided },
        to: { day, start: '15:00', end: '15:55', room: 'C-204' },
      },
      {
        id: 'b',
        meeting: 'period-2',
        day,
        kind: 'substituted',
        teachers: ['Dr. Iyer'],
        ...decided,
      },
      { id: 'c', meeting: 'period-3', day, kind: 'cancelled', ...decided },
    ],
  });
  const texts = entries().map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/1CSE33 Mathematics.*Moved to 3:00PM in C-204$/),
    expect.stringMatching(/now.*1CSE27 DECO.*Held by Dr. Iyer.*RegisterCancel ClassChange$/),
    expect.stringMatching(/1CSE31 DECO.*Cancelled$/),
    expect.stringMatching(/at 1:35PM.*1CSE33 Mathematics.*62 studentsCancel ClassChange$/),
    expect.stringMatching(/1CSE33 Mathematics.*C-204.*Moved from 9:00AM.*Cancel ClassChange$/),
    expect.stringMatching(/Physics.*Exam$/),
  ]);
});

test('on a holiday shows the classes of the next day, and why', async () => {
  const entries = await show({
    ...none,
    days: [{ id: 'h', day, kind: 'holiday', label: 'Diwali' }],
  });
  expect(screen.getByText('No classes today: Diwali')).toBeVisible();
  expect(screen.getAllByText('Tomorrow')).toHaveLength(4);
  expect(entries()).toHaveLength(4);
  expect(screen.getByText('Wed 25 Nov 9:00AM').parentElement).toHaveTextContent(
    /9:00AM 1CSE33 Mathematics$/,
  );
});

test('a working Saturday says which timetable it has', async () => {
  await show({
    ...none,
    days: [{ id: 's', day, kind: 'special', label: 'Working day', follows: 'Friday' }],
  });
  expect(screen.getByText('Friday timetable')).toBeVisible();
});

test('no class that is over is called upcoming, and what comes next is named', async () => {
  jest.setSystemTime(new Date(`${day}T18:00:00+05:30`));
  const entries = await show(none);
  for (const entry of entries()) {
    expect(within(entry).getByText('Over')).toBeVisible();
    expect(within(entry).getByRole('link', { name: /^Register: / })).toBeVisible();
    expect(within(entry).queryByRole('button')).not.toBeInTheDocument();
  }
  expect(screen.getByText('Tomorrow 9:00AM').parentElement).toHaveTextContent(
    'Tomorrow 9:00AM 1CSE33 Mathematics',
  );
});

test('a class is moved to another time, with a note about the classes then, and moved back', async () => {
  const entries = await show(none);
  await user.click(within(entries()[2]!).getByRole('button', { name: /^Change: 11:45AM/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Change class' });
  const field = (name: string) => within(dialog).getByLabelText(name);
  fireEvent.change(field('Starts'), { target: { value: '13:30' } });
  fireEvent.change(field('Ends'), { target: { value: '14:25' } });
  await user.type(field('Reason'), 'Ill');
  expect(within(dialog).getByText(/^You have/)).toHaveTextContent(
    'You have 1CSE33 Mathematics from 1:35PM to 2:30PM then.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Move class' }));
  await waitFor(() => expect(entries()[2]).toHaveTextContent(/Moved to 1:30PM/));
  expect(workspace.records('cancellations').get(`period-3:${day}`)).toMatchObject({
    to: { day, start: '13:30', end: '14:25' },
    reason: 'Ill',
  });
  await user.click(within(entries()[2]!).getByRole('button', { name: /^Undo the move/ }));
  await waitFor(() => expect(entries()[2]).not.toHaveTextContent('Moved'));
});

test('another teacher holds a class', async () => {
  const entries = await show(none);
  await user.click(within(entries()[2]!).getByRole('button', { name: /^Change: 11:45AM/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Change class' });
  await user.selectOptions(within(dialog).getByLabelText('What changes'), 'The teacher');
  await user.type(within(dialog).getByLabelText('Teacher who holds it'), 'Dr. Iyer');
  await user.type(within(dialog).getByLabelText('Reason'), 'Ill');
  await user.click(within(dialog).getByRole('button', { name: 'Save teacher' }));
  await waitFor(() => expect(entries()[2]).toHaveTextContent(/Held by Dr. Iyer.*Undo the substit/));
});
