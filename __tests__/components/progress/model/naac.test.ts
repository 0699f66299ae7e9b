import { without } from '@/__tests__/fixture/without';
import { naacFile, naacTemplates, type NaacMetric } from '@/components/progress/model/naac';
import { activity, registered, rowsOf, rules } from '../register';

const students = [
  registered('Asha', {
    activities: [
      activity('State chess', { level: 'State', date: '2025-08-01' }),
      activity('=HYPERLINK("x")', { date: '2026-03-01' }),
      activity('Carrom', { status: 'Pending' }),
      activity('City chess', { level: 'University', date: '2025-08-02' }),
      activity('Git', { category: 'Workshop' }),
      activity('Summer at Kaveri', { category: 'Internship', date: '2026-06-30' }),
      activity('Winter at Kaveri', { category: 'Internship', date: '2026-01-02' }),
    ],
  }),
  registered('நறுமுகை', {
    activities: [
      activity('National kabaddi', { level: 'National', date: '2025-01-20' }),
      activity('Internship', { category: 'Internship', date: null }),
    ],
  }),
];
const rows = rowsOf(students);

const file = (metric: NaacMetric = '5.3.1', year: string | null = null) =>
  naacFile(rows, rules, metric, year);

/** The lines of a template, in the order of its columns. */
const tableOf = (metric: NaacMetric, year: string | null = null) =>
  file(metric, year).lines.map(({ cells }) =>
    naacTemplates[metric].columns.map((column) => cells[column]),
  );

test('Lists approved awards in the columns of template 5.3.1, oldest first', () => {
  expect(naacTemplates['5.3.1'].columns).toEqual([
    'Year',
    'Name of the award/ medal',
    'Team / Individual',
    'Inter-university / state / National / International',
    'Name of the event',
    'Name of the student',
  ]);
  expect(tableOf('5.3.1')).toEqual([
    ['2024-25', 'Sports', '', 'National', 'National kabaddi', 'நறுமுகை'],
    ['2025-26', 'Sports', '', 'State', 'State chess', 'Asha'],
    ['2025-26', 'Sports', '', '', '=HYPERLINK("x")', 'Asha'],
  ]);
});

test('The year of an award begins in July, and what its note excludes is left out', () => {
  const awards = ['2025-06-30', '2025-07-01', '1999-12-31'].map((date) => activity(date, { date }));
  const found = rowsOf([registered('Asha', { activities: awards })]);
  const { lines } = naacFile(found, rules, '5.3.1', null);
  expect(lines.map(({ cells }) => cells['Year'])).toEqual(['1999-00', '2024-25', '2025-26']);
  expect(file().notes).toContain('1 approved activity at other levels left out.');
});

test('Lists each student with an internship once in the columns of template 1.3.2', () => {
  expect(naacTemplates['1.3.2'].columns).toEqual([
    'Programme name',
    'Program Code',
    'List of students undertaking project work/field work /internships',
    'Link to the relevant document',
  ]);
  expect(tableOf('1.3.2')).toEqual([
    ['', '', 'நறுமுகை (25-நறுமுகை)', ''],
    ['', '', 'Asha (25-ASHA)', ''],
  ]);
});

test('Limits the activities to an academic year, and says what has no date', () => {
  const year = file('1.3.2', '2025-26');
  expect(year.lines).toHaveLength(1);
  expect(year.notes).toContain('1 approved activity without a date left out.');
  expect(file('1.3.2', '2024-25').lines).toEqual([]);
});

test('Says what the records do not say', () => {
  expect(file('1.3.2').notes.join(' ')).toMatch(/register does not know the programme/);
});

test('Lists nothing if the rules name no category for a template', () => {
  const categories = rules.categories.map((category) => without(category, 'naac'));
  expect(naacFile(rows, { ...rules, categories }, '5.3.1', null).lines).toEqual([]);
});
