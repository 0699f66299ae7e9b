import { cpuTime } from '@/__tests__/cpu-time';
import { contactsByStudent, type Contact } from '@/components/help/model/contact';
import {
  findHelpRows,
  helpRows,
  namedSections,
  type HelpQuery,
} from '@/components/help/model/help-row';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import type { Records } from '@/lib/store/record';
import { month, registered, rules } from '../register';

const low = [month('2026-11', 5, 15)];
const missing = [{ name: 'Truth tables' }, { name: 'K-maps' }];
const marks = [{ name: 'Quiz', score: 1, maximum: 10 }];

const students = [
  registered('Zoya', { attendance: low }),
  registered('asha', { attendance: low }),
  registered('Kabir', { attendance: low, missing, marks }),
  registered('Meera', { attendance: [month('2026-11', 20, 0)] }),
  registered('Noor'),
];

const rowsOf = (list: readonly RegisteredStudent[], received: Records['received'][] = []) =>
  helpRows(list, rules, new Map(received.map((work) => [work.id, work])));
const query: HelpQuery = { section: null, view: 'reasons', text: '' };
const names = (change: Partial<HelpQuery> = {}, contacts: Contact[] = []) =>
  findHelpRows(
    rowsOf(students),
    { ...query, ...change },
    contactsByStudent(new Map(contacts.map((one) => [one.id, one]))),
  ).map(({ name }) => name);

const contact = (rollNumber: string): Contact => ({
  id: rollNumber.toLowerCase(),
  at: '2026-11-20T10:00:00Z',
  student: { name: 'A student', rollNumber },
  kind: 'spoke',
  day: '2026-11-20',
  text: '',
  by: 'Dr. Ananya Rao',
});

test('Students with most reasons are first, then by name', () => {
  expect(names()).toEqual(['Kabir', 'asha', 'Zoya']);
  expect(names({ view: 'all' })).toEqual(['Kabir', 'asha', 'Zoya', 'Meera', 'Noor']);
});

test('The search finds names and roll numbers', () => {
  expect(names({ text: 'ZÓYA' })).toEqual(['Zoya']);
  expect(names({ text: '25-me', view: 'all' })).toEqual(['Meera']);
  expect(names({ text: '25-me' })).toEqual([]);
});

test('Students with a contact are found, with or without a reason', () => {
  expect(names({ view: 'contacted' })).toEqual([]);
  expect(names({ view: 'contacted' }, [contact('25-NOOR'), contact('25-ZOYA')])).toEqual([
    'Zoya',
    'Noor',
  ]);
});

describe('A student of two sections', () => {
  const both = [
    registered('Asha', { attendance: low, missing }),
    registered('Asha', { attendance: low, section: '1CSE27', marks }),
    registered('Kabir', { attendance: low, marks, section: '1CSE27' }),
  ];
  const [row] = rowsOf(both);

  it('is one row with the reasons of both, each once', () => {
    expect(row!.sections).toEqual(['1CSE33', '1CSE27']);
    expect(row!.reasons.map(({ rule, sections }) => [rule, sections])).toEqual([
      ['attendance', ['1CSE33', '1CSE27']],
      ['missing', ['1CSE33']],
      ['marks', ['1CSE27']],
    ]);
    expect(row!.reasons.map((reason) => namedSections(row!, reason, null))).toEqual([
      '',
      '1CSE33',
      '1CSE27',
    ]);
  });

  it('has the reasons of the section that is shown', () => {
    const found = findHelpRows(rowsOf(both), { ...query, section: '1CSE27' }, new Map());
    expect(found.map(({ name, reasons }) => [name, reasons.map(({ rule }) => rule)])).toEqual([
      ['Asha', ['attendance', 'marks']],
      ['Kabir', ['attendance', 'marks']],
    ]);
    const other = findHelpRows(rowsOf(both), { ...query, section: '1CSE33' }, new Map());
    expect(other.map(({ name }) => name)).toEqual(['Asha']);
  });
});

test('Work that this device received is not missing', () => {
  const work: Records['received'] = {
    id: 'work',
    at: '2026-11-20T10:00:00Z',
    assignment: 'k-maps',
    name: 'K-maps',
    student: { name: 'Kabir', rollNumber: '25-KABIR' },
    handedIn: '2026-11-19T10:00:00Z',
    file: { file: 'f', name: 'k.pdf', size: 1, sha256: 'a'.repeat(64) },
  };
  const rulesOf = (received: Records['received'][]) =>
    rowsOf(students, received)
      .find(({ name }) => name === 'Kabir')!
      .reasons.map(({ rule }) => rule);
  expect(rulesOf([])).toContain('missing');
  expect(rulesOf([work])).not.toContain('missing');
  const other = { ...work, student: { name: 'Zoya', rollNumber: '25-ZOYA' } };
  expect(rulesOf([other])).toContain('missing');
});

test('A register of 10,000 students is searched within a key press', () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    registered(`Student ${index}`, { attendance: low, missing, marks }),
  );
  const rows = rowsOf(many);
  findHelpRows(rows, { ...query, text: 's' }, new Map());
  const start = cpuTime();
  expect(findHelpRows(rows, { ...query, text: 'student 9999' }, new Map())).toHaveLength(1);
  expect(cpuTime() - start).toBeLessThan(200);
});
