import { PersonColumns, sortColumns } from '@/tools/import/series/person-column';

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
