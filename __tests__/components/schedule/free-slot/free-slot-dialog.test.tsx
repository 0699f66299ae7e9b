import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSettled, startAt } from '@/__tests__/components/settle';
import { FreeSlotButton } from '@/components/schedule/free-slot/free-slot-button';
import type { FreeSlotProps } from '@/components/schedule/free-slot/slot';

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
      { name: 'C-204', uses: [{ weekday: 'Monday', start: '09:00', end: '09:50', what: 'CS-A' }] },
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
