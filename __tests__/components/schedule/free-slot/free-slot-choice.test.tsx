import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSettled, startAt } from '@/__tests__/components/settle';
import { ChangeDialog } from '@/components/schedule/classes/change-dialog';
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
