import fc from 'fast-check';
import { parseWeekday, parseWeekdays, weekdays } from '@/tools/import/value/weekday';

const short = (text: string) =>
  parseWeekdays(text)
    ?.map((day) => day.slice(0, 2))
    .join(' ');

it.each([
  ['MTWRF', 'Mo Tu We Th Fr'],
  ['M W F', 'Mo We Fr'],
  ['M-W-F', 'Mo We Fr'],
  ['TTh', 'Tu Th'],
  ['TTH', 'Tu Th'],
  ['TR', 'Tu Th'],
  ['TuTh', 'Tu Th'],
  ['MoWeFr', 'Mo We Fr'],
  ['MWF', 'Mo We Fr'],
  ['MTWTF', 'Mo Tu We Th Fr'],
  ['MTWTFSS', 'Mo Tu We Th Fr Sa Su'],
  ['Mon,Wed', 'Mo We'],
  ['Wed / Mon', 'Mo We'],
  ['Mon and Thurs', 'Mo Th'],
  ['Monday', 'Mo'],
  ['Mondays', 'Mo'],
  ['SU', 'Su'],
  ['FS', 'Fr Sa'],
  ['U', 'Su'],
  ['Mon-Fri', 'Mo Tu We Th Fr'],
  ['M–F', 'Mo Tu We Th Fr'],
  ['Montag', 'Mo'],
  ['Di, Do', 'Tu Th'],
  ['lunes', 'Mo'],
  ['mercredi', 'We'],
  ['sexta-feira', 'Fr'],
])('reads %s', (text, days) => {
  expect(short(text)).toBe(days);
});

it.each(['', ',', 'TBA', 'Online', 'MM', 'X', '1', 'CS101'])(
  'reads no weekdays from "%s"',
  (text) => {
    expect(parseWeekdays(text)).toBeUndefined();
  },
);

it('reads every set of days as full, short and joined names', () => {
  fc.assert(
    fc.property(fc.subarray([...weekdays], { minLength: 1 }), (days) => {
      const letters = days.map((day) => ({ Thursday: 'R', Sunday: 'U' })[day as string] ?? day[0]);
      const forms = [
        days.join(', '),
        days.map((day) => day.slice(0, 3)).join('/'),
        days.map((day) => day.slice(0, 2)).join(''),
      ];
      for (const form of [...forms, letters.join(' ')]) expect(parseWeekdays(form)).toEqual(days);
      // SU is Sunday and TU is Tuesday.
      if (/[ST]U/.test(letters.join(''))) return;
      expect(parseWeekdays(letters.join(''))).toEqual(days);
    }),
  );
});

it('reads one weekday', () => {
  expect(parseWeekday('Thu')).toBe('Thursday');
  expect(parseWeekday('Period')).toBeUndefined();
});
