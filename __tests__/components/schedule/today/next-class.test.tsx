import { act, screen, waitFor } from '@testing-library/react';
import { renderSettled, startAt, writeToDevice } from '@/__tests__/components/settle';
import { cancelClassChanges } from '@/components/schedule/model/class-cancel-write';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { placeFigure, placeOf } from '@/components/schedule/model/next-class';
import { NextClassCard } from '@/components/schedule/today/next-class';

const meeting = (id: string, start: string, end: string, course: string) => ({
  ...{ id, start, end, section: '1CSE33', course, weekdays: ['Monday', 'Tuesday'] },
  ...{ room: '204', teachers: ['Dr. Rao'] },
});
const maths = meeting('maths', '09:00', '09:55', 'Mathematics');
const timetable: Timetable = {
  meetings: [
    maths,
    meeting('deco', '10:50', '11:45', 'DECO'),
    meeting('lab', '14:00', '15:55', 'Lab'),
  ],
};

const setClock = (text: string) => jest.setSystemTime(new Date(`${text}+05:30`));
const card = (name: string | RegExp = 'Next class') => screen.getByRole('region', { name });

async function show(own: Timetable = timetable) {
  await renderSettled(<NextClassCard timetable={own} timeZone="Asia/Kolkata" />);
  await screen.findByText(/^(?:until|Your next classes)/);
}

const pass = (text: string) => {
  setClock(text);
  act(() => jest.advanceTimersByTime(30_000));
};

startAt('2026-11-23T08:50:00+05:30');

test('shows when and where the next class is, and what comes after it', async () => {
  await show();
  expect(card()).toHaveTextContent(
    /^Next classin 10 min.*Mathematics9:00AM until 9:55AM204 Room.*Then 10:50AM DECO, room 204Week$/,
  );
});

test.each([
  ['2026-11-23T07:00:00', 'at 9:00AM'],
  ['2026-11-23T08:00:00', 'in 60 min'],
  ['2026-11-23T09:00:00', 'now, until 9:55AM'],
  ['2026-11-23T09:54:00', 'now, until 9:55AM'],
  ['2026-11-23T09:55:00', 'in 55 min'],
])('at %s says "%s", without being read out', async (time, words) => {
  await show();
  pass(time);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

test('follows the clock into the next day, and over a day without classes', async () => {
  await show();
  pass('2026-11-23T14:30:00');
  expect(card()).toHaveTextContent('No more classes after it today');
  pass('2026-11-23T16:00:00');
  expect(card(/^Next: Tuesday 24\sNov$/)).toHaveTextContent('No more classes today');
  pass('2026-11-25T00:01:00');
  expect(card(/^Next: Monday 30\sNov$/)).toHaveTextContent('No classes today');
});

test('says why there are no classes, and that a later day has an exam', async () => {
  const holiday = { id: 'h', day: '2026-11-23', kind: 'holiday' as const, label: 'Diwali' };
  const exam = { id: 'e', course: 'DECO', day: '2026-11-24', start: '08:30', end: '11:30' };
  await show({ ...timetable, days: [holiday], exams: [exam] });
  expect(card(/^Next: Tuesday 24\sNov$/)).toHaveTextContent(/Exam.*DECO8:30AM until 11:30AM/);
  expect(card(/^Next: Tuesday 24\sNov$/)).toHaveTextContent('Diwali: no classes');
});

test('says so if there are no classes at all', async () => {
  await show({ meetings: [] });
  expect(card()).toHaveTextContent('Your next classes will appear here.');
});

test('without a room it shows the section and the teachers', async () => {
  await show({ meetings: [{ ...maths, room: undefined }] });
  expect(card()).toHaveTextContent('1CSE33 Dr. Rao');
});

test.each([
  ['Block A, room 101', '101', 'Room, Block A', 'room\u00a0101'],
  ['Room B12', 'Room B12', 'Room', 'Room B12'],
  ['101', '101', 'Room', 'room\u00a0101'],
  ['Lab 5', 'Lab 5', 'Room', 'Lab 5'],
])('the room "%s" is the figure "%s" with its label', (room, figure, label, words) => {
  const entry = {
    key: 'a',
    kind: 'meeting',
    title: 'A',
    day: '',
    start: '',
    end: '',
    isHeld: true,
  };
  expect(placeFigure({ ...entry, kind: 'meeting', room })).toEqual({ figure, label });
  expect(placeOf({ room })).toBe(words);
});

test('a class that is cancelled on this device is not the next one, and the card says why', async () => {
  await show();
  const session = { ...maths, weekdays: ['Monday' as const], period: 1, students: 60 };
  const why = { reason: 'The hall is closed.', by: 'Dr. Rao' };
  await writeToDevice(...cancelClassChanges(session, '2026-11-23', why));
  await waitFor(() =>
    expect(card()).toHaveTextContent(
      /at 10:50AM.*DECO.*9:00AM Mathematics: Cancelled\. The hall is closed\./,
    ),
  );
});
