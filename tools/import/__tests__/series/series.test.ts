import { seriesHeaderScore } from '@/tools/import/mapping/header-score';
import { PersonColumns, sortColumns } from '@/tools/import/series/person-column';
import { joinHeaders } from '@/tools/import/series/two-rows';

const find = (...header: string[]) => PersonColumns.find(header);
const row = (...cells: string[]) => ({ line: 2, cells });

it('names a person by the best column that has a value', () => {
  const persons = find('Student ID', 'Surname', 'First name', 'Email address', 'Roll No.');
  expect(persons?.personOf(row('41', 'Rao', 'Asha', 'asha@abc.edu', '21CS001'))).toBe('21CS001');
  expect(persons?.personOf(row('41', 'Rao', 'Asha', 'asha@abc.edu', 'NA'))).toBe('41');
  expect(persons?.personOf(row('', 'Rao', 'Asha', 'asha@abc.edu', ''))).toBe('asha@abc.edu');
  expect(persons?.personOf(row('', 'Rao', 'Asha', '', ''))).toBe('Asha Rao');
  expect(persons?.personOf(row('', '', '', '', ''))).toBe('');
});

it('finds no persons where no column names them', () => {
  expect(find('Course', 'Section', 'Room')).toBeUndefined();
  expect(find('First name', 'Room')).toBeUndefined();
});

const readsWith = (header: string, of: (name: string) => 'series' | 'check' | undefined) => {
  const rest = find('Roll No', 'S.No', header)?.rest ?? [];
  return sortColumns(rest, ({ name }) => of(name));
};

it.each([
  ['Phone'],
  ["Father's Name"],
  ['Parent Email'],
  ['Mobile No.'],
  ['Gender'],
  ['Date of Birth'],
  ['Emergency contact number'],
])('passes over %s, which is private', (header) => {
  expect(readsWith(header, () => undefined)).toEqual({ series: [], checks: [] });
});

it('reads a private header that is of the series, and nothing with a header that nobody knows', () => {
  expect(readsWith('Gender Studies', () => 'series')?.series).toEqual(['series']);
  expect(readsWith('Total', () => 'check')?.checks).toHaveLength(1);
  expect(readsWith('Hostel', () => undefined)).toBeUndefined();
});

it('finds no persons if two columns have one header, as in lists beside each other', () => {
  expect(find('Roll No', 'Name', '', 'Roll No', 'Name')).toBeUndefined();
  expect(find('Roll No', 'Quiz', 'Quiz')).toBeUndefined();
});

it('does not look for labels in columns of the series', () => {
  expect(find('Roll No', 'Phone')?.hasLabel(row('', 'Held'), /held/i)).toBe(false);
  expect(find('Roll No', 'Name')?.hasLabel(row('', 'Held'), /held/i)).toBe(true);
});

it.each([
  [['ID number', 'Surname', 'First name', '14 Nov 2022 9.00AM All students', 'Percentage']],
  [['Roll No', 'Name', 'Held', 'Present']],
  [['Student', 'ID', 'SIS Login ID', 'Section', 'Essay (123)']],
  [['Day', '9:00-9:50', '10:00-10:50', 'Lunch', '1:00-1:50']],
  [['Time', 'Mon', 'Tue', 'Wed']],
])('knows a header: %j', (cells) => {
  expect(seriesHeaderScore(cells)).toBeGreaterThan(2);
});

it.each([
  [['Course', 'Thermodynamics']],
  [['Asha', 'Student', '2026-10-13', 'Present']],
  [['21CS001', 'Asha', 'P', 'A', '14']],
  [['9:00-9:50', 'CS101', 'CS102', 'CS103']],
  [['Monday', 'CS101', 'Lunch', '']],
  [['', 'Classes held', '40', '20']],
  [['Points Possible', '', '', '', '20']],
])('knows that another row is none: %j', (cells) => {
  expect(seriesHeaderScore(cells)).toBe(0);
});

const join = (upper: string, lower: string) =>
  joinHeaders(upper.split('|'), lower.split('|'))?.join('|');

it.each([
  [
    'courses above their parts, merged',
    'S.No|Roll No|Name|Data Structures||Algebra|',
    '|||Mid-I (30)|Best Avg (30)|Mid-I (30)|Best Avg (30)',
    'S.No|Roll No|Name|Data Structures / Mid-I (30)|Data Structures / Best Avg (30)|Algebra / Mid-I (30)|Algebra / Best Avg (30)',
  ],
  [
    'courses above their parts, repeated, with a total of all',
    'USN|Name|18CS51|18CS51|18CS52|18CS52|SGPA',
    '||IA|EA|IA|EA|',
    'USN|Name|18CS51 / IA|18CS51 / EA|18CS52 / IA|18CS52 / EA|SGPA',
  ],
  [
    'one course',
    'Roll No|Class|Physics|',
    '||Held|Attended',
    'Roll No|Class|Physics / Held|Physics / Attended',
  ],
  [
    'codes above a row of grades, with a label',
    'Subject Code ->||HS3152|MA3151',
    'Reg. Number|Stud. Name|Grade|Grade',
    'Reg. Number|Stud. Name|HS3152 / Grade|MA3151 / Grade',
  ],
  [
    'days above hours',
    '||13/10/2026||14/10/2026|',
    'Roll No|Name|P1|P2|P1|P2',
    'Roll No|Name|13/10/2026 / P1|13/10/2026 / P2|14/10/2026 / P1|14/10/2026 / P2',
  ],
  [
    'periods above their times',
    'DAY/PERIOD|1|2||3',
    '|9:10-10:00|10:00-10:50|10:50-11:00|11:00-11:50',
    'DAY/PERIOD|1 / 9:10-10:00|2 / 10:00-10:50|10:50-11:00|3 / 11:00-11:50',
  ],
])('joins %s', (_, upper, lower, header) => {
  expect(join(upper, lower)).toBe(header);
});

it.each([
  ['a row of a person', 'S.No|Roll No|Name|1|2|3', '|R1|Asha|P|P|P'],
  ['a row of maxima', 'Roll No|Name|Quiz 1|Quiz 2', '||20|20'],
  ['a row of classes held', 'Roll No|Name|Maths|Physics', '|Classes held|40|40'],
  ['a title', 'ABC College|||', 'Roll No|Name|Quiz 1|Quiz 2'],
  ['rows about the table', 'Month: July 2026||Class: CSE 3A|', 'Sl No|Roll No|Name|1'],
  ['lists beside each other', 'Section A|||Section B|', 'Roll No|Name||Roll No|Name'],
  ['the first day of a timetable', 'Day|9:00-9:50|10:00-10:50', 'Mon|DS|DS'],
  ['two rows of words', 'Course|Teacher', 'Physics|Physics'],
])('does not join a header with %s', (_, upper, lower) => {
  expect(join(upper, lower)).toBeUndefined();
});
