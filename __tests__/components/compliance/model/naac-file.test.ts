import papa from 'papaparse';
import { without } from '@/__tests__/fixture/without';
import { checkedStudents } from '@/components/compliance/model/checked-student';
import { complianceRows } from '@/components/compliance/model/compliance-row';
import { naacFile, periodError } from '@/components/compliance/model/naac-file';
import type { NaacChoice } from '@/components/compliance/model/naac-template';
import { activity, registered, rules, terms } from '../register';

const students = [
  registered('Asha', [
    activity('State chess', { level: 'State', date: '2025-08-01' }),
    activity('=HYPERLINK("x")', { date: '2026-03-01' }),
    activity('Carrom', { status: 'Pending' }),
    activity('City chess', { level: 'University', date: '2025-08-02' }),
    activity('Git', { category: 'Workshop' }),
    activity('Summer at Kaveri', { category: 'Internship', date: '2026-06-30' }),
    activity('Winter at Kaveri', { category: 'Internship', date: '2026-01-02' }),
  ]),
  registered('நறுமுகை', [
    activity('National kabaddi', { level: 'National', date: '2025-01-20' }),
    activity('Internship', { category: 'Internship', date: null }),
  ]),
];
const rows = complianceRows(checkedStudents(students, new Map()), terms);

const choice: NaacChoice = { metric: '5.3.1', from: '', to: '', programme: '', programmeCode: '' };
const file = (change: Partial<NaacChoice> = {}) => naacFile(rows, rules, { ...choice, ...change });
const cells = (csv: string) => papa.parse<string[]>(csv.slice(1)).data;

/** The table below the title, the notes and an empty line. */
function tableOf(csv: string) {
  const lines = cells(csv);
  return lines.slice(lines.findIndex((line) => line.join('') === '') + 1);
}

test('Lists approved awards in the columns of template 5.3.1, oldest first', () => {
  expect(tableOf(file().csv)).toEqual([
    [
      'Year',
      'Name of the award/ medal',
      'Team / Individual',
      'Inter-university / state / National / International',
      'Name of the event',
      'Name of the student',
    ],
    ['2024-25', 'Sports', '', 'National', 'National kabaddi', 'நறுமுகை'],
    ['2025-26', 'Sports', '', 'State', 'State chess', 'Asha'],
    ['2025-26', 'Sports', '', '', '\'=HYPERLINK("x")', 'Asha'],
  ]);
});

test('The year of an award begins in July, and what its note excludes is left out', () => {
  const awards = ['2025-06-30', '2025-07-01', '1999-12-31'].map((date) => activity(date, { date }));
  const { csv } = naacFile(
    complianceRows(checkedStudents([registered('Asha', awards)], new Map()), terms),
    rules,
    choice,
  );
  const years = tableOf(csv).slice(1);
  expect(years.map(([year]) => year)).toEqual(['1999-00', '2024-25', '2025-26']);
  expect(file().notes).toContain('1 approved activity at other levels left out.');
});

test('A period whose last day is before its first is refused', () => {
  const period = { ...choice, from: '2026-06-30', to: '2025-07-01' };
  expect(periodError(period)).toMatch(/^The last day is before the first day/);
  expect(
    [{ from: '' }, { to: '' }, { to: period.from }].map((change) =>
      periodError({ ...period, ...change }),
    ),
  ).toEqual([null, null, null]);
});

test('Lists each student with an internship once in the columns of template 1.3.2', () => {
  const chosen = { metric: '1.3.2', programme: ' B.Tech. ', programmeCode: 'CSE' } as const;
  expect(tableOf(file(chosen).csv)).toEqual([
    [
      'Programme name',
      'Program Code',
      'List of students undertaking project work/field work /internships',
      'Link to the relevant document',
    ],
    ['B.Tech.', 'CSE', 'நறுமுகை (25-நறுமுகை)', ''],
    ['B.Tech.', 'CSE', 'Asha (25-ASHA)', ''],
  ]);
});

test('Limits the activities to a period, both days included, and says what has no date', () => {
  const year = file({ metric: '1.3.2', from: '2026-06-30', to: '2026-06-30' });
  expect(year.lines).toBe(1);
  expect(year.notes).toContain('1 approved activity without a date left out.');
  expect(file({ metric: '1.3.2', to: '2026-01-01' }).lines).toBe(0);
});

test('The file says at its top what it cannot say', () => {
  const { csv, notes } = file({ metric: '1.3.2' });
  const [title, ...others] = cells(csv);
  expect(title?.join()).toMatch(/^1\.3\.2 /);
  expect(others.slice(0, notes.length)).toEqual(notes.map((note) => [`Note: ${note}`]));
  expect(notes.join(' ')).toMatch(/register does not know the programme/);
  expect(csv.match(/\ufeff/g)).toHaveLength(1);
});

test('Lists nothing if the rules name no category for a template', () => {
  const categories = rules.categories.map((category) => without(category, 'naac'));
  expect(naacFile(rows, { ...rules, categories }, choice).lines).toBe(0);
});
