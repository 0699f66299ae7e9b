import type { Schedule, SpecialDay } from '@/content/schema/schedule/schedule';
import { daysAfter } from '@/lib/time/day';

/** It covers all days on which somebody may look at the demo, so that there are always classes to see. */
export const term: NonNullable<Schedule['term']> = {
  name: 'Demo Term 2026–2027',
  from: '2026-07-13',
  to: '2027-12-11',
};

/** The Mondays of the weeks of exams. */
export const examWeeks = ['2026-11-30', '2027-04-26', '2027-11-29'] as const;

const holidays = [
  ['Independence Day', '2026-08-15'],
  ['Gandhi Jayanti', '2026-10-02'],
  ['Diwali', '2026-11-07', '2026-11-09'],
  ['Winter Break', '2026-12-07', '2027-01-03'],
  ['Republic Day', '2027-01-26'],
  ['Summer Break', '2027-05-03', '2027-07-11'],
  ['Gandhi Jayanti', '2027-10-02'],
  ['Diwali', '2027-10-29'],
] as const;

const shortDays = [
  ['Founders’ Day', '2026-09-18', '13:00'],
  ['Sports Day', '2027-02-12', '13:00'],
] as const;

export const specialDays: readonly SpecialDay[] = [
  ...holidays.map(([label, day, end]): SpecialDay => ({
    id: `holiday-${day}`,
    day,
    ...(end !== undefined && { end }),
    kind: 'holiday',
    label,
  })),
  ...shortDays.map(([label, day, until]): SpecialDay => ({
    id: `special-${day}`,
    ...{ day, kind: 'special', label, until },
  })),
  ...examWeeks.map((day): SpecialDay => ({
    id: `exams-${day}`,
    ...{
      day,
      end: daysAfter(day, 5),
      kind: 'special',
      label: 'End-semester exams',
      until: '08:00',
    },
  })),
  {
    id: 'special-2026-11-28',
    ...{ day: '2026-11-28', kind: 'special', label: 'Working Saturday', follows: 'Monday' },
  } satisfies SpecialDay,
].sort((one, other) => (one.day < other.day ? -1 : 1));
