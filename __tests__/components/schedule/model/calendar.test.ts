import {
  eventsIn,
  eventText,
  listedEvents,
  markedDays,
  monthGrid,
  weekdays,
} from '@/components/schedule/model/calendar';
import type { CalendarEvent, CalendarMonth } from '@/content/schema/student/calendar';

const months = Array.from({ length: 12 * 40 }, (_, index) => {
  const year = 2000 + Math.floor(index / 12);
  const month = String((index % 12) + 1).padStart(2, '0');
  return `${year}-${month}`;
});

const daysOf = (grid: (number | null)[][]) => grid.flat().filter((day) => day !== null);

describe('the weeks of a month', () => {
  it('has thirty days in November 2027, from Monday on, after one empty cell', () => {
    const grid = monthGrid('2027-11', 'Sunday');
    expect(daysOf(grid)).toHaveLength(30);
    expect(grid[0]).toEqual([null, 1, 2, 3, 4, 5, 6]);
    expect(grid.at(-1)).toEqual([28, 29, 30, null, null, null, null]);
  });

  it.each(['Sunday', 'Monday'] as const)(
    'puts every day of forty years under its own weekday if weeks start on %s',
    (weekStart) => {
      const names = weekdays(weekStart);
      for (const month of months) {
        const grid = monthGrid(month, weekStart);
        expect(grid.every((week) => week.length === 7 && week.some((day) => day !== null))).toBe(
          true,
        );
        const [year, number] = month.split('-').map(Number);
        const length = new Date(Date.UTC(year!, number!, 0)).getUTCDate();
        expect(daysOf(grid)).toEqual(Array.from({ length }, (_, index) => index + 1));
        const column = grid[0]?.indexOf(1) ?? -1;
        const weekday = new Date(`${month}-01T12:00:00Z`).toLocaleDateString('en-US', {
          weekday: 'long',
          timeZone: 'UTC',
        });
        expect(names[column]).toBe(weekday);
      }
    },
  );
});

describe('the column names', () => {
  it('start with the first day of the week', () => {
    expect(weekdays('Sunday')[0]).toBe('Sunday');
    expect(weekdays('Monday')[0]).toBe('Monday');
    expect(weekdays('Monday')[6]).toBe('Sunday');
  });
});

const month = '2027-11';

const markedIn = (events: CalendarEvent[]) =>
  markedDays(month, eventsIn(month, [{ month, events }]));

describe('the days with something due', () => {
  it('are in order, whatever the order of the content', () => {
    const days = markedIn([
      { id: 'b', day: 18, type: 'quiz', label: '1 Quiz' },
      { id: 'a', day: 9, type: 'assignment', label: '1 Assignment' },
    ]);
    expect(days.map(({ day }) => day)).toEqual([9, 18]);
  });

  it('join what is due on the same day; the assignment sets the colour', () => {
    const days = markedIn([
      { id: 'a', day: 9, type: 'quiz', label: '1 Quiz' },
      { id: 'b', day: 9, type: 'assignment', label: '2 Assignments' },
      { id: 'c', day: 9, type: 'quiz', label: '1 Viva' },
    ]);
    expect(days).toEqual([
      { day: 9, type: 'assignment', label: '1 Quiz, 2 Assignments, 1 Viva (quiz)' },
    ]);
  });

  it('are none if nothing is due', () => {
    expect(markedIn([])).toEqual([]);
  });
});

test('A period of more than ten days is one line of its months and marks no day', () => {
  const events: CalendarEvent[] = [
    { id: 'unit', day: 20, end: '2027-12-15', type: 'event', label: 'Unit of instruction' },
    { id: 'fest', day: 1, end: '2027-11-10', type: 'event', label: 'Fest' },
  ];
  const months = [{ month: '2027-11', events }];
  const seenIn = (month: string) => {
    const own = eventsIn(month, months);
    const listed = listedEvents(month, own).map(({ day, label }) => `${day} ${label.slice(0, 4)}`);
    return [markedDays(month, own).length, listed];
  };
  expect(seenIn('2027-11')).toEqual([10, ['1 Fest', '20 Unit']]);
  expect(seenIn('2027-12')).toEqual([0, ['1 Unit']]);
});

describe('events of several days', () => {
  const months = [
    {
      month: '2027-10',
      events: [
        { id: 'break', day: 28, end: '2027-11-02', type: 'holiday', label: 'Autumn break' },
        { id: 'viva', day: 4, type: 'exam', time: '13:30', label: 'Viva' },
      ],
    },
    {
      month: '2027-11',
      events: [
        { id: 'exams', day: 15, end: '2027-11-17', type: 'exam', label: 'Mid-term exams' },
        { id: 'quiz', day: 16, type: 'quiz', label: '1 Quiz' },
        { id: 'fest', day: 30, end: '2027-12-01', type: 'event', label: 'Tech fest' },
      ],
    },
  ] satisfies CalendarMonth[];
  const events = eventsIn('2027-11', months);

  it('mark every day, in later months too, and an exam sets the style', () => {
    expect(markedDays('2027-11', events).map(({ day, type }) => `${day} ${type}`)).toEqual([
      '1 holiday',
      '2 holiday',
      '15 exam',
      '16 exam',
      '17 exam',
      '30 event',
    ]);
    expect(markedDays('2027-10', eventsIn('2027-10', months)).map(({ day }) => day)).toEqual([
      4, 28, 29, 30, 31,
    ]);
    expect(markedDays('2027-12', eventsIn('2027-12', months)).map(({ day }) => day)).toEqual([1]);
  });

  it('show their days, their time and their type', () => {
    expect(listedEvents('2027-11', events).map(({ day, label }) => [day, label])).toEqual([
      [1, 'Autumn break (holiday, 28 Oct 2027 to 02 Nov 2027)'],
      [15, 'Mid-term exams (15 Nov 2027 to 17 Nov 2027)'],
      [16, '1 Quiz'],
      [30, 'Tech fest (event, 30 Nov 2027 to 01 Dec 2027)'],
    ]);
    expect(eventsIn('2027-10', months).map(eventText)[0]).toBe('Viva (exam, 1:30PM)');
  });
});
