import ICAL from 'ical.js';
import { eventsOf, writeCalendar } from '@/components/schedule/model/icalendar';
import { calendar } from '@/content/campus';
import type { Calendar, CalendarMonth } from '@/content/schema/student/calendar';
import { eventsIn } from './read-calendar';

const about = {
  product: 'Manarah, the portal',
  name: 'College: academic calendar',
  host: 'college.example',
  timeZone: 'Asia/Kolkata',
};

/** The events a calendar program reads from a file. */
function read(text: string) {
  return eventsIn(text).map(({ event }) => {
    return {
      uid: event.uid,
      summary: event.summary,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      wholeDay: event.startDate.isDate,
    };
  });
}

const event = (label: string) =>
  ({ id: 'a', first: '2027-12-31', last: '2027-12-31', type: 'quiz', label }) as const;

describe('the calendar as a file', () => {
  test('is read back with every event of the content, as all-day events', () => {
    const events = read(writeCalendar({ ...about, events: eventsOf(calendar) }));
    expect(events).toHaveLength(calendar.months.flatMap((month) => month.events).length);
    expect(events).toContainEqual({
      uid: '2027-11-nov-assignment@college.example',
      summary: '1 Assignment',
      start: '2027-11-09',
      end: '2027-11-10',
      wholeDay: true,
    });
  });

  test('names the portal as its product', () => {
    const text = writeCalendar({ ...about, events: [] });
    expect(text).toContain('PRODID:-//Manarah\\, the portal//Academic calendar//EN\r\n');
    expect(text).not.toContain('Edify');
  });

  test('of one month has only the events of that month', () => {
    const events = read(writeCalendar({ ...about, events: eventsOf(calendar, '2027-11') }));
    expect(events.map(({ summary }) => summary)).toEqual(['1 Assignment', '1 Quiz']);
    expect(eventsOf(calendar, '1999-01')).toEqual([]);
  });

  test('gives every event a unique identifier, the same in every build', () => {
    const write = () => writeCalendar({ ...about, events: eventsOf(calendar) });
    expect(write()).toBe(write());
    const uids = read(write()).map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(uids.length);
  });

  test('ends the last day of a year on the first day of the next', () => {
    const [last] = read(writeCalendar({ ...about, events: [event('1 Quiz')] }));
    expect(last).toMatchObject({ start: '2027-12-31', end: '2028-01-01' });
  });

  test('has every day of an event of several days, and the hour of one with a time', () => {
    const months = [
      {
        month: '2027-10',
        events: [
          { id: 'break', day: 28, end: '2027-11-02', type: 'holiday', label: 'Autumn break' },
          { id: 'viva', day: 4, time: '13:30', type: 'exam', label: 'Viva' },
          { id: 'camp', day: 5, end: '2027-10-06', time: '09:00', type: 'event', label: 'Camp' },
        ],
      },
      { month: '2027-11', events: [] },
    ] satisfies CalendarMonth[];
    const whole = { weekStart: 'Monday', shown: '2027-10', months } satisfies Calendar;
    const text = writeCalendar({ ...about, events: eventsOf(whole) });
    expect(read(text)).toMatchObject([
      { start: '2027-10-28', end: '2027-11-03', wholeDay: true },
      { start: '2027-10-04T08:00:00Z', wholeDay: false },
      { start: '2027-10-05', end: '2027-10-07', summary: 'Camp, 9:00AM' },
    ]);
    expect(text).toContain('CATEGORIES:HOLIDAY');
    expect(eventsOf(whole, '2027-11').map(({ id }) => id)).toEqual(['break']);
  });

  test('names the calendar and the college’s time zone', () => {
    const root = new ICAL.Component(
      ICAL.parse(writeCalendar({ ...about, events: [] })) as unknown[],
    );
    expect(root.getFirstPropertyValue('x-wr-calname')).toBe(about.name);
    expect(root.getFirstPropertyValue('x-wr-timezone')).toBe('Asia/Kolkata');
    expect(root.getFirstPropertyValue('version')).toBe('2.0');
  });
});
