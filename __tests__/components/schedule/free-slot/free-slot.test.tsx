import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSettled, startAt } from '@/__tests__/components/settle';
import { ChangeDialog } from '@/components/schedule/classes/change-dialog';
import { FreeSlotButton } from '@/components/schedule/free-slot/free-slot-button';
import type { FreeSlotProps } from '@/components/schedule/free-slot/slot';
import type { UpcomingClass } from '@/content/schema/faculty/class';

const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });

const physics: UpcomingClass = {
  ...{ id: 'p', section: 'CS-A', course: 'Physics', room: 'C-204', weekdays: ['Monday'] },
  ...{ start: '09:00', end: '09:50', period: 1, students: 30 },
};
const busy = { weekday: 'Monday', start: '10:00', end: '10:50', what: 'EC-A Drawing' } as const;

startAt('2026-11-23T09:20:00+05:30');

test('A free slot, from the next period on, fills in when and where a class is held instead', async () => {
  const occupancy = {
    sections: [{ name: 'CS-A', uses: [busy] }],
    rooms: [{ name: 'C-205', uses: [] }],
  };
  await renderSettled(
    <ChangeDialog
      session={physics}
      dated={{ day: '2026-11-23', plannedDay: '2026-11-23', start: '09:00', end: '09:50' }}
      timetable={{ meetings: [physics] }}
      slots={{ occupancy, hours: { start: '09:00', end: '12:00' } }}
      by="Asha Rao"
      timeZone="Asia/Kolkata"
      onClose={() => undefined}
    />,
  );
  const choice = screen.getByLabelText(/Free slots/);
  const [, first, second] = screen.getAllByRole('option', { name: /^Another time|, \d\d Nov/ });
  // It is 9:20: at 10:00, the next period, another class of the students starts.
  expect(first).toHaveTextContent('Monday, 23 Nov 2026, 10:50AM to 11:40AM');
  expect(second).toHaveTextContent('Tuesday, 24 Nov 2026');
  await user.selectOptions(choice, first!);
  expect(screen.getByLabelText('New day')).toHaveValue('2026-11-23');
  expect(screen.getByLabelText('Starts')).toHaveValue('10:50');
  expect(screen.getByLabelText('Ends')).toHaveValue('11:40');
  expect(screen.getByLabelText('Room')).toHaveValue('C-205');
});

describe('The dialog of free slots', () => {
  const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });

  const physics = {
    ...{ id: 'p', section: 'CS-A', course: 'Physics', room: 'C-204', weekdays: ['Monday'] },
    ...{ start: '09:00', end: '09:50' },
  };

  const content: FreeSlotProps = {
    asOf: '2026-11-20',
    timeZone: 'Asia/Kolkata',
    hours: { start: '09:00', end: '11:00' },
    timetable: { meetings: [physics] },
    occupancy: {
      sections: [
        {
          name: 'CS-A',
          uses: [{ weekday: 'Monday', start: '09:00', end: '09:50', what: 'CS-A Physics' }],
        },
      ],
      rooms: [
        {
          name: 'C-204',
          uses: [{ weekday: 'Monday', start: '09:00', end: '09:50', what: 'CS-A' }],
        },
        { name: 'C-205', uses: [] },
      ],
    },
  };

  startAt('2026-11-23T08:00:00+05:30');

  async function openDialog(props: FreeSlotProps = content) {
    await renderSettled(<FreeSlotButton {...props} />);
    await user.click(screen.getByRole('button', { name: 'Find a free slot' }));
    return screen.findByRole('dialog', { name: 'Find a free slot' });
  }

  async function type(label: string, text: string) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  }

  test('Lists free times with their rooms, and copies one as text', async () => {
    await openDialog();
    await type('Last day', '2026-11-23');
    const [slot] = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(slot).toHaveTextContent('Monday, 23 Nov 2026, 9:50AM to 10:40AM');
    expect(slot).toHaveTextContent('C-204 or C-205');
    await user.click(within(slot!).getByRole('button', { name: /^Copy Monday/ }));
    expect(await navigator.clipboard.readText()).toBe(
      'Make-up class for CS-A: Monday, 23 Nov 2026, 9:50AM to 10:40AM, in C-204.',
    );
    await waitFor(() => expect(slot).toHaveTextContent('Copied.'));
  });

  test('Says that no class can be held on a holiday', async () => {
    const days = [{ id: 'h', day: '2026-11-23', kind: 'holiday' as const, label: 'Founders' }];
    await openDialog({ ...content, timetable: { ...content.timetable, days } });
    await type('Last day', '2026-11-23');
    expect(screen.getByRole('heading', { name: /^Nothing is free then/ })).toBeVisible();
  });

  test('Says what is wrong with a length, also to a screen reader', async () => {
    await openDialog();
    await type('Minutes', '3');
    expect(screen.getByLabelText('Minutes')).toHaveAccessibleDescription(
      'Enter a whole number of minutes from 5 to 600.',
    );
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(/Enter a whole number of minutes/),
    );
  });
});
