import { groupAssignments } from '@/components/assignment/model/assignment-group';
import type { OwnAssignment } from '@/lib/store/use-list';

const assignment = (id: string, known: Partial<OwnAssignment> = {}): OwnAssignment =>
  ({ id, name: id, origin: 'content', ...known }) as OwnAssignment;

const grouped = (
  assignments: readonly OwnAssignment[],
  { today = '2026-11-10' as string | null, handins = new Map() } = {},
) => groupAssignments(assignments, handins, today).map(({ id, group }) => `${group}: ${id}`);

test('What is missing comes first, then what is due next, and what is done comes last, the latest first', () => {
  expect(
    grouped([
      assignment('graded in August', { due: '2026-08-01', state: 'graded' }),
      assignment('graded in October', { due: '2026-10-01', state: 'graded' }),
      assignment('without a day'),
      assignment('in December', { due: '2026-12-01' }),
      assignment('in a week', { due: '2026-11-17' }),
      assignment('today', { due: '2026-11-10' }),
      assignment('yesterday', { due: '2026-11-09' }),
      assignment('missing since September', { due: '2026-09-01', state: 'missing' }),
      assignment('closed', { due: '2026-12-24', closed: true }),
    ]),
  ).toEqual([
    'Missing: missing since September',
    'Missing: yesterday',
    'Due soon: today',
    'Due soon: in a week',
    'Later: in December',
    'Later: without a day',
    'Done: closed',
    'Done: graded in October',
    'Done: graded in August',
  ]);
});

test('Handed-in work and work marked as done is done, even if it was due', () => {
  const handins = new Map([
    ['file', { file: {}, done: false }],
    ['done', { file: null, done: true }],
    ['draft', { file: null, done: false }],
  ]) as never;
  const due = '2026-11-01';
  expect(
    grouped(
      ['file', 'done', 'draft'].map((id) => assignment(id, { due })),
      { handins },
    ),
  ).toEqual(['Missing: draft', 'Done: file', 'Done: done']);
});

test('Nothing is past before the date is known', () => {
  expect(grouped([assignment('old', { due: '2020-01-01' })], { today: null })).toEqual([
    'Later: old',
  ]);
});
