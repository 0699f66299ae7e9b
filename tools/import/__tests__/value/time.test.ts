import fc from 'fast-check';
import type { Table } from '@/tools/import/source/table';
import { DateEvidence } from '@/tools/import/value/date-evidence';
import { collectEvidence } from '@/tools/import/value/evidence';
import { parseSemester, semesterIn } from '@/tools/import/value/semester';
import { classTimes, parseClassTimes, parseTime } from '@/tools/import/value/time';
import { parseWeekday, parseWeekdays, weekdays } from '@/tools/import/value/weekday';

const place = { file: 'attendance.csv', column: { name: 'Date', index: 2 } };

function evidenceOf(values: readonly string[]) {
  const evidence = new DateEvidence();
  values.forEach((value, index) => evidence.observe(value, index + 2));
  return evidence;
}

it('finds the order of a column by a value that has only one', () => {
  expect(evidenceOf(['03/04/2026', '25/04/2026']).order).toBe('day-first');
  expect(evidenceOf(['03/04/26', '04/25/26']).order).toBe('month-first');
  expect(evidenceOf(['03/04/2026', '25/04/2026']).problem(place)).toBeUndefined();
});

it('asks nothing of a column that needs no order', () => {
  const evidence = evidenceOf(['2026-04-03', '03.04.2026', '5/5/2026', 'NA', '', 'soon']);
  expect(evidence.order).toBeUndefined();
  expect(evidence.problem(place)).toBeUndefined();
});

it('names both lines of a contradiction', () => {
  const problem = evidenceOf(['03/04/2026', '25/04/2026', '1/1/2026', '04/25/2026']).problem(place);
  expect(problem).toMatchObject({
    severity: 'error',
    code: 'contradictory-dates',
    value: '04/25/2026',
  });
  expect(problem?.place).toEqual({ ...place, line: 5 });
  expect(problem?.action).toMatch(/Line 3 \(25\/04\/2026\).*line 5 \(04\/25\/2026\)/);
});

it('asks for the order if no value shows it', () => {
  const problem = evidenceOf(['5/5/2026', '03/04/2026', '04/05/2026']).problem(place);
  expect(problem).toMatchObject({
    severity: 'error',
    code: 'ambiguous-dates',
    value: '03/04/2026',
  });
  expect(problem?.place.line).toBe(3);
});

it('is settled after many values that agree', () => {
  expect(evidenceOf(['25/04/2026']).settled).toBe(false);
  expect(evidenceOf(Array.from({ length: 1000 }, () => '25/04/2026')).settled).toBe(true);
  const open = ['03/04/2026', ...Array.from({ length: 1000 }, () => '2026-04-25')];
  expect(evidenceOf(open).settled).toBe(false);
});

it('never finds an order that a day of the column contradicts', () => {
  const part = fc.integer({ min: 1, max: 28 });
  fc.assert(
    fc.property(fc.array(fc.tuple(part, part), { maxLength: 20 }), (days) => {
      const evidence = evidenceOf(days.map(([one, two]) => `${one}/${two}/2026`));
      const [first, second] = [
        days.some(([one, two]) => one > 12 && two <= 12),
        days.some(([one, two]) => two > 12 && one <= 12),
      ];
      const expected = first === second ? undefined : first ? 'day-first' : 'month-first';
      expect(evidence.order).toBe(expected);
      const open = days.some(([one, two]) => one <= 12 && two <= 12 && one !== two);
      expect(evidence.problem(place) !== undefined).toBe((first && second) || (open && !expected));
    }),
  );
});

it('stops reading when every column is settled', async () => {
  let batches = 0;
  const table: Table = {
    ...{ file: 'a.csv', header: ['Day'], line: 1, preamble: [], size: 0 },
    async *rows() {
      for (; batches < 10; batches++)
        yield Array.from({ length: 1000 }, (_, index) => ({
          line: index + 2,
          cells: ['25/04/2026'],
        }));
    },
  };
  const evidence = new DateEvidence();
  await collectEvidence(table, new Map([[0, evidence]]));
  expect(batches).toBe(0);
  expect(evidence.order).toBe('day-first');
});

it.each([
  ['3', 3],
  ['III', 3],
  ['V Sem', 5],
  ['Sem-V', 5],
  ['S3', 3],
  ['4th semester', 4],
  ['2-1', 3],
  ['III-II', 6],
  ['3rd Year 1st Sem', 5],
  ['II B.TECH I SEM', 3],
  ['II B.Tech IV Sem', 4],
  ['Year 3 Sem 1', 5],
])('reads the semester %s', (text, semester) => {
  expect(parseSemester(text)).toBe(semester);
});

it.each([
  '02-Jan',
  'Jan-02',
  '2-1-2026',
  '46054',
  '13',
  '0',
  '2-3',
  'II Year',
  '2026-27',
  'odd',
  '',
])('reads no semester from "%s"', (text) => {
  expect(parseSemester(text)).toBeUndefined();
});

it('finds the year and the semester in a sentence', () => {
  expect(semesterIn('CLASS TIME TABLE - II B.TECH I SEM (A.Y. 2026-27)')).toEqual({
    year: 2,
    semester: 3,
  });
  expect(semesterIn('RESULTS OF I B.TECH II SEMESTER (R23), JULY-2026').semester).toBe(2);
  expect(semesterIn('III Year attendance')).toEqual({ year: 3 });
  expect(semesterIn('Provisional Results - April/May 2026')).toEqual({});
});

it.each([
  ['9:05 AM', '09:05'],
  ['0905', '09:05'],
  ['905', '09:05'],
  ['14:00:00.000', '14:00'],
  ['14:00:00', '14:00'],
  ['9h05', '09:05'],
  ['9.00AM', '09:00'],
  ['9 am', '09:00'],
  ['12:30 a.m.', '00:30'],
  ['12 PM', '12:00'],
  ['12:15pm', '12:15'],
  ['14.30', '14:30'],
  ['14:30 Uhr', '14:30'],
  ['1400 hrs', '14:00'],
  ['9h', '09:00'],
  ['24:00', '24:00'],
])('reads the time %s', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

it.each(['', '9', '24:01', '13:00 PM', '9:60', '0 AM', 'nine', '25', '9:5', '2026-08-24', '99999'])(
  'reads no time from "%s"',
  (text) => {
    expect(parseTime(text)).toBeUndefined();
  },
);

it.each([
  ['9:00-9:50', '09:00', '09:50'],
  ['09:00 – 09:50', '09:00', '09:50'],
  ['9:00-9:50 AM', '09:00', '09:50'],
  ['1:00 - 2:15 PM', '13:00', '14:15'],
  ['11 to 12:30 pm', '11:00', '12:30'],
  ['11:00 AM - 12:30 PM', '11:00', '12:30'],
  ['0900-1015', '09:00', '10:15'],
  ['9-10:30', '09:00', '10:30'],
  ['22:30-00:30', '22:30', '24:30'],
  ['10 PM - 12 AM', '22:00', '24:00'],
  ['22:00 – 24:00', '22:00', '24:00'],
  ['8:00-9', '08:00', '09:00'],
  ['1:30-2:25', '13:30', '14:25'],
  ['11:30 - 1:20', '11:30', '13:20'],
  ['12:30-1:20', '12:30', '13:20'],
  ['23:00-01:30', '23:00', '25:30'],
  ['1:00-2:00 AM', '01:00', '02:00'],
  ['8:00 - 9:00 PM', '20:00', '21:00'],
  ['08:00-20:30', '08:00', '20:30'],
])('reads the span %s', (text, start, end) => {
  expect(parseClassTimes(text)).toEqual({ start, end });
});

it.each(['10:00-9:00', '9-10', 'Mon-Fri', '9:00', 'Room 1-2', '9:00-9:00', '14:00-09:00'])(
  'reads no span from "%s"',
  (text) => {
    expect(parseClassTimes(text)).toBeUndefined();
  },
);

it.each([
  ['5:30', '6:30', '17:30', '18:30'],
  ['23:00', '01:30', '23:00', '25:30'],
  ['2:00', '6:00', '14:00', '18:00'],
  ['8:00 PM', '9:00', '20:00', '21:00'],
  ['8:00', '9:00 PM', '20:00', '21:00'],
  ['5:00', '6:30 AM', '05:00', '06:30'],
  ['10:30 PM', '12:30', '22:30', '24:30'],
  ['7:00', '5:00', '07:00', '17:00'],
  ['05:59', undefined, '17:59', undefined],
  ['6:00', undefined, '06:00', undefined],
  ['0:30', undefined, '00:30', undefined],
  ['1:30 AM', undefined, '01:30', undefined],
  [undefined, '1:30 p.m.', undefined, '13:30'],
  ['10:00', '9:00', '10:00', '09:00'],
])('reads a class from "%s" to "%s", in two cells', (from, to, start, end) => {
  expect(classTimes(from, to)).toEqual({ start, end });
});

it('reads every minute in every form', () => {
  const two = (number: number) => String(number).padStart(2, '0');
  fc.assert(
    fc.property(fc.nat(23), fc.nat(59), (hour, minute) => {
      const time = `${two(hour)}:${two(minute)}`;
      const twelve = `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
      for (const form of [
        time,
        `${two(hour)}${two(minute)}`,
        `${hour}h${two(minute)}`,
        `${time}:59`,
        twelve,
      ])
        expect(parseTime(form)).toBe(time);
    }),
  );
});

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
