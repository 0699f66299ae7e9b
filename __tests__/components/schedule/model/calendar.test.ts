import { markedDays, monthGrid, weekdays } from '@/components/schedule/model/calendar';

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

  it('starts November 2027 without an empty cell if weeks start on Monday', () => {
    expect(monthGrid('2027-11', 'Monday')[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it.each([
    ['2023-02', 28],
    ['2024-02', 29],
    ['2000-02', 29],
    ['2100-02', 28],
    ['2027-12', 31],
  ])('counts the days of %s', (month, length) => {
    expect(daysOf(monthGrid(month, 'Sunday'))).toHaveLength(length);
  });

  it('needs only four weeks for a February that starts on the first day of a week', () => {
    expect(monthGrid('2015-02', 'Sunday')).toHaveLength(4);
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
        const days = daysOf(grid);
        expect(days).toEqual(days.map((_, index) => index + 1));
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
    expect(weekdays('Monday')).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
  });
});

describe('the days with something due', () => {
  it('are in order, whatever the order of the content', () => {
    const days = markedDays([
      { id: 'b', day: 18, type: 'quiz', label: '1 Quiz' },
      { id: 'a', day: 9, type: 'assignment', label: '1 Assignment' },
    ]);
    expect(days.map(({ day }) => day)).toEqual([9, 18]);
  });

  it('join what is due on the same day; the assignment sets the colour', () => {
    const days = markedDays([
      { id: 'a', day: 9, type: 'quiz', label: '1 Quiz' },
      { id: 'b', day: 9, type: 'assignment', label: '2 Assignments' },
      { id: 'c', day: 9, type: 'quiz', label: '1 Viva' },
    ]);
    expect(days).toEqual([{ day: 9, type: 'assignment', label: '1 Quiz, 2 Assignments, 1 Viva' }]);
  });

  it('are none if nothing is due', () => {
    expect(markedDays([])).toEqual([]);
  });
});
