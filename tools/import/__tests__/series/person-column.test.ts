import { PersonColumns } from '@/tools/import/series/person-column';

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

it.each([
  ['Phone'],
  ["Father's Name"],
  ['Parent Email'],
  ['Mobile No.'],
  ['Gender'],
  ['Date of Birth'],
  ['Emergency contact number'],
])('keeps %s out of the series', (header) => {
  expect([...(find('Roll No', header)?.used ?? [])]).toEqual([0, 1]);
});

it('does not look for labels in private columns', () => {
  expect(find('Roll No', 'Phone')?.hasLabel(row('', 'Held'), /held/i)).toBe(false);
  expect(find('Roll No', 'Name')?.hasLabel(row('', 'Held'), /held/i)).toBe(true);
});

it.each([['Gender Studies'], ['Race and Society'], ['Ageing'], ['Maths']])(
  '%s may be a course',
  (header) => {
    expect(find('Roll No', header)?.used.has(1)).toBe(false);
  },
);
