import fc from 'fast-check';
import { calendar as schema, type Calendar } from '@/content/schema/student/calendar';
import { hiddenCharacters } from '@/tools/file/hidden-character';
import type { DataProblem } from '@/tools/import/problem/data-problem';
import type { Event } from '@/tools/import/model/entity';
import type { Json } from '@/tools/import/record/merge';
import { calendarOf } from '@/tools/import/calendar/public-calendar';

const origin = { table: { file: 'calendar.ics', columns: {} }, line: 3 };

const eventAt = (start: string, more: Partial<Event> = {}): Event => ({
  id: `${start} ${more.title ?? 'Fair'}`,
  title: 'Fair',
  start,
  origin,
  ...more,
});

const before: Calendar = {
  $schema: '../schema/json/student-calendar.schema.json',
  weekStart: 'Sunday',
  shown: '2026-11',
  months: [{ month: '2026-11', events: [] }],
};

function make(events: readonly Event[], corrections?: Parameters<typeof calendarOf>[2]) {
  const problems: DataProblem[] = [];
  const calendar = calendarOf(
    events,
    before,
    corrections,
    (problem) => void problems.push(problem),
  );
  return { calendar, problems };
}

describe('The academic calendar of an import', () => {
  it('has months and events in order, and keeps what the calendar says about weeks', () => {
    const { calendar } = make([
      eventAt('2026-11-09', { startTime: '10:00' }),
      eventAt('2026-11-09', { id: 'holiday', title: 'Holiday', type: 'holiday' }),
      eventAt('2026-10-31', { end: '2026-11-02', type: 'exam', title: 'Exams', id: 'x@y.example' }),
    ]);
    expect(calendar).toEqual({
      $schema: '../schema/json/student-calendar.schema.json',
      weekStart: 'Sunday',
      shown: '2026-11',
      months: [
        {
          month: '2026-10',
          events: [
            {
              id: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
              day: 31,
              end: '2026-11-02',
              type: 'exam',
              label: 'Exams',
            },
          ],
        },
        {
          month: '2026-11',
          events: [
            { id: 'holiday', day: 9, type: 'holiday', label: 'Holiday' },
            {
              id: expect.stringMatching(/^2026-11-09-fair-/) as string,
              day: 9,
              time: '10:00',
              type: 'event',
              label: 'Fair',
            },
          ],
        },
      ],
    });
  });

  it.each([
    [['2026-09-01', '2027-02-01'], '2026-09'],
    [['2026-09-01', '2027-01-01'], '2027-01'],
    [['2026-11-01', '2027-01-01'], '2026-11'],
  ])('of %s shows %s first', (days, shown) => {
    expect(make(days.map((day) => eventAt(day))).calendar.shown).toBe(shown);
  });

  it('counts an event that two files have once, and tells others with its id apart', () => {
    const { calendar, problems } = make([
      eventAt('2026-11-09', { id: 'one' }),
      eventAt('2026-11-09', { id: 'two' }),
      eventAt('2026-11-10', { id: 'one' }),
    ]);
    const ids = calendar.months[0]?.events.map(({ id }) => id) ?? [];
    expect(ids[0]).toBe('one');
    expect(new Set(ids).size).toBe(2);
    expect(problems).toEqual([]);
  });

  it('cuts off long labels and says so', () => {
    const { calendar, problems } = make([eventAt('2026-11-09', { title: 'Long '.repeat(50) })]);
    expect(calendar.months[0]?.events[0]?.label).toHaveLength(160);
    expect(problems).toMatchObject([
      { code: 'text-cut-off', severity: 'note', place: { file: 'calendar.ics', line: 3 } },
    ]);
  });

  it('has the sixty months nearest to the first one shown', () => {
    const years = Array.from({ length: 8 }, (_, index) => 2020 + index);
    const days = years.flatMap((year) =>
      Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}-01`),
    );
    const { calendar, problems } = make(days.map((day) => eventAt(day)));
    expect(calendar.months).toHaveLength(60);
    expect(calendar.months.at(-1)?.month).toBe('2027-12');
    expect(problems).toMatchObject([{ code: 'calendar-too-long', value: '96 months' }]);
  });

  it('is corrected by hand: an event changes, one goes, one comes', () => {
    const events = [
      eventAt('2026-11-09', { id: 'one' }),
      eventAt('2026-11-10', { id: 'two' }),
      eventAt('2026-12-10', { id: 'three' }),
    ];
    const added = { id: 'four', day: 1, type: 'event', label: 'Open day' };
    const { calendar, problems } = make(events, {
      weekStart: 'Monday',
      shown: '2027-01',
      months: [
        {
          month: '2026-11',
          events: [
            { id: 'one', label: 'Sports fair' },
            { id: 'two', label: null },
          ],
        },
        { month: '2026-12', events: [{ id: 'three', label: null }] },
        { month: '2027-01', events: [added] },
      ],
    });
    expect(problems).toEqual([]);
    expect(calendar).toEqual({
      ...before,
      weekStart: 'Monday',
      shown: '2027-01',
      months: [
        { month: '2026-11', events: [{ id: 'one', day: 9, type: 'event', label: 'Sports fair' }] },
        { month: '2027-01', events: [added] },
      ],
    });
  });

  it.each<[Json]>([
    [{ months: 'none' }],
    [{ months: [null] }],
    [{ months: [{ month: '2026-11', events: [null] }] }],
    [{ months: [{ month: '2026-11', events: [{ id: 'x', label: 'No day' }] }] }],
    [{ shown: '1999-01' }],
    [{ note: 'hello' }],
    [[]],
    ['text'],
  ])('reports a correction that is no calendar: %j', (correction) => {
    const { problems } = make([eventAt('2026-11-09')], correction);
    expect(problems[0]).toMatchObject({
      code: 'calendar-not-valid',
      severity: 'error',
      place: { file: 'manual/calendar.json' },
    });
  });

  it('is valid and the same in every order, whatever the events are', () => {
    const day = fc
      .integer({ min: 19_000, max: 23_000 })
      .map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10));
    const event = fc.record(
      {
        id: fc.string({ unit: 'grapheme', minLength: 1 }),
        title: fc.string({ unit: 'binary', minLength: 1, maxLength: 400 }),
        start: day,
        end: day,
        startTime: fc.constantFrom('09:00', '00:00', '23:59'),
        type: fc.constantFrom('assignment', 'quiz', 'exam', 'holiday', 'event'),
        origin: fc.constant(origin),
      },
      { requiredKeys: ['id', 'title', 'start', 'origin'] },
    );
    const events = fc.uniqueArray(event, { minLength: 1, selector: ({ id }) => id });
    fc.assert(
      fc.property(events, (own) => {
        const { calendar } = make(own as Event[]);
        if (calendar.months.length > 0) expect(schema.safeParse(calendar).error).toBeUndefined();
        expect(hiddenCharacters('student/calendar.json', calendar)).toEqual([]);
        expect(make([...own].reverse() as Event[]).calendar).toEqual(calendar);
      }),
    );
  });
});
