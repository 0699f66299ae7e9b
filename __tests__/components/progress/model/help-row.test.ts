import { helpRows, namedSections, withoutReceived } from '@/components/progress/model/help-row';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import type { Records } from '@/lib/store/record';
import { help, month, registered } from '../register';

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
  helpRows(withoutReceived(list, new Map(received.map((work) => [work.id, work]))), help);
test('Students with most reasons are first, then by name', () => {
  const names = rowsOf(students).map(({ name }) => name);
  expect(names).toEqual(['Kabir', 'asha', 'Zoya', 'Meera', 'Noor']);
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
