import fc from 'fast-check';
import type { Timetable, WeeklyMeeting } from '@/components/schedule/model/dated-meeting';
import type { MeetingChange, SpecialDay } from '@/content/schema/schedule/schedule';
import { dayNames, weekdayOf } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';

/** The days that any timetable is about, over a New Year and two changes of the clock. */
export const window = { from: '2026-09-01', to: '2027-04-15' };

const anyDay = fc.integer({ min: 0, max: 226 }).map((count) => daysAfter(window.from, count));

const timeOf = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);

const anyTimes = fc
  .tuple(fc.integer({ min: 7 * 60, max: 18 * 60 }), fc.integer({ min: 20, max: 180 }))
  .map(([start, length]) => ({ start: timeOf(start), end: timeOf(start + length) }));

const anyWeekday = fc.constantFrom(...dayNames);

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const anyMeeting = fc.record({
  times: anyTimes,
  weekdays: maybe(fc.uniqueArray(anyWeekday, { minLength: 1, maxLength: 4 })),
  room: maybe(fc.constantFrom('C-204', 'Lab; 2, north')),
  teachers: maybe(fc.constant(['Dr. Ananya Rao'])),
  from: maybe(anyDay),
  to: maybe(anyDay),
  dates: fc.option(fc.uniqueArray(anyDay, { minLength: 1, maxLength: 5 }), {
    nil: undefined,
    freq: 3,
  }),
});

const anySpecialDay = fc
  .record({
    day: anyDay,
    length: fc.integer({ min: 0, max: 9 }),
    isHoliday: fc.boolean(),
    follows: maybe(anyWeekday),
    until: maybe(anyTimes.map(({ end }) => end)),
  })
  .map(({ day, length, isHoliday, follows, until }): Omit<SpecialDay, 'id'> => ({
    ...{ day, end: daysAfter(day, length), label: 'Unusual' },
    ...(isHoliday ? { kind: 'holiday' } : { kind: 'special', follows, until }),
  }));

const anyChange = fc
  .record({
    meeting: fc.integer({ min: 0, max: 3 }),
    day: anyDay,
    kind: fc.constantFrom('cancelled', 'moved', 'substituted'),
    toDay: anyDay,
    times: anyTimes,
    room: maybe(fc.constant('D-1')),
    reason: maybe(fc.constant('The lift is broken.')),
    sequence: fc.integer({ min: 1, max: 3 }),
  })
  .map(
    ({ meeting, day, kind, toDay, times, room, reason, sequence }): Omit<MeetingChange, 'id'> => ({
      ...{ meeting: `m-${meeting}`, day, kind, reason, sequence, at: `${day}T08:00` },
      ...(kind === 'moved' && { to: { day: toDay, ...times, room } }),
      ...((kind === 'substituted' || (kind === 'moved' && sequence === 2)) && {
        teachers: ['Dr. Vikram Das'],
      }),
    }),
  );

const anyTerm = fc
  .tuple(anyDay, anyDay)
  .map(([one, other]) => (one < other ? [one, other] : [other, one]))
  .map(([from = '', to = '']) => ({ name: 'Winter', from, to }));

const withIds = <T>(name: string, values: readonly T[]) =>
  values.map((value, index) => ({ ...value, id: `${name}-${index}` }));

/** A day of the same weekday as one on which the meeting is held, so that most changes change something. */
function onItsWeekday(change: Omit<MeetingChange, 'id'>, meetings: readonly WeeklyMeeting[]) {
  const weekday = meetings.find(({ id }) => id === change.meeting)?.weekdays?.[0] ?? 'Monday';
  let { day } = change;
  while (weekdayOf(day) !== weekday) day = daysAfter(day, 1);
  return { ...change, day };
}

/** Any timetable, with or without a term. */
export const anyTimetable: fc.Arbitrary<Timetable> = fc
  .record({
    meetings: fc.array(anyMeeting, { maxLength: 4 }),
    term: maybe(anyTerm),
    days: fc.array(anySpecialDay, { maxLength: 6 }),
    changes: fc.array(fc.tuple(anyChange, fc.boolean()), { maxLength: 10 }),
  })
  .map(({ meetings, term, days, changes }) => {
    const named = withIds('m', meetings).map(({ times, ...meeting }) => ({
      ...{ ...meeting, ...times },
      ...{ section: '1CSE33', course: 'Mathematics' },
    }));
    const changed = changes.map(([change, fits]) => (fits ? onItsWeekday(change, named) : change));
    return {
      ...{ meetings: named, term, exams: [] },
      ...{ days: withIds('d', days), changes: withIds('c', changed) },
    };
  });
