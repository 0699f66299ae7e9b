import { act, screen, waitFor, within } from '@testing-library/react';
import { renderSettled, startAt, writeToDevice } from '@/__tests__/components/settle';
import { cancelClassChanges } from '@/components/schedule/model/class-cancel-write';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { Today } from '@/components/schedule/today/today';

const meeting = (id: string, start: string, end: string, course: string) => ({
  ...{ id, start, end, section: '1CSE33', course, weekdays: ['Monday', 'Tuesday'] },
  ...{ room: 'C-204', teachers: ['Dr. Rao'] },
});
const maths = meeting('maths', '09:00', '09:55', 'Mathematics');
const timetable: Timetable = {
  meetings: [
    maths,
    meeting('deco', '10:50', '11:45', 'DECO'),
    meeting('lab', '14:00', '15:55', 'Lab'),
  ],
};
const card = (own: Timetable = timetable) => <Today timetable={own} timeZone="Asia/Kolkata" />;

const setClock = (text: string) => jest.setSystemTime(new Date(`${text}+05:30`));
const entries = () =>
  within(screen.getByRole('region', { name: 'Classes of today' })).getAllByRole('listitem');

async function show(own?: Timetable) {
  await renderSettled(card(own));
  await screen.findByText(/^\w+day, \d\d \w{3} \d{4}/, { selector: 'p > span' });
}

startAt('2026-11-23T09:30:00+05:30');

test('shows the classes of today with the current and the next one', async () => {
  await show();
  expect(entries().map(({ textContent }) => /Now|Next/.exec(textContent)?.[0])).toEqual([
    'Now',
    'Next',
    undefined,
  ]);
  expect(entries()[0]).toHaveAttribute('aria-current', 'time');
  expect(entries()[0]).toHaveTextContent(/9:00AM to 9:55AM.*Mathematics.*C-204, Dr. Rao/);
});

test('follows the clock into the next day', async () => {
  await show();
  const pass = (text: string) => {
    setClock(text);
    act(() => jest.advanceTimersByTime(30_000));
  };
  pass('2026-11-23T16:00:00');
  expect(screen.queryByText(/^(?:Now|Next)$/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Tuesday, 24 Nov 2026, 9:00AM/)).toBeVisible();
  pass('2026-11-25T00:01:00');
  expect(screen.getByText('No Classes Today')).toBeVisible();
  expect(screen.getByText(/^Monday, 30 Nov 2026, 9:00AM/)).toBeVisible();
});

test('says why there are no classes', async () => {
  const holiday = { id: 'h', day: '2026-11-23', kind: 'holiday' as const, label: 'Diwali' };
  await show({ ...timetable, days: [holiday] });
  expect(screen.getByText(/^Monday, 23 Nov 2026\. Diwali: no classes/)).toBeVisible();
  expect(screen.getByText('No Classes Today')).toBeVisible();
});

test('says so if there are no classes at all', async () => {
  await show({ meetings: [] });
  expect(screen.getByText('No Classes Today')).toBeVisible();
  expect(screen.getByText('Your next classes will appear here.')).toBeVisible();
});

test('a class that is cancelled on this device is cancelled here, with the reason', async () => {
  await show();
  const session = { ...maths, weekdays: ['Monday' as const], period: 1, students: 60 };
  const why = { reason: 'The hall is closed.', by: 'Dr. Rao' };
  await writeToDevice(...cancelClassChanges(session, '2026-11-23', why));
  await waitFor(() => expect(entries()[0]).toHaveTextContent('Cancelled'));
  expect(entries()[0]).toHaveTextContent('The hall is closed.');
  expect(entries()[0]).not.toHaveTextContent('Now');
});
