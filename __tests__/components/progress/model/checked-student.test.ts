import { receivedId } from '@/components/exchange/model/plan';
import { checkedStudents } from '@/components/progress/model/checked-student';
import { progressRows } from '@/components/progress/model/progress-row';
import type { Records } from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';
import { activity, enough, help, registered, terms } from '../register';

const approved = { at: '2026-11-20T10:00:00Z', what: 'approved', by: 'Dr. Ananya Rao' } as const;
const sent = { at: '2026-10-01T10:00:00Z', what: 'submitted' } as const;

const submission = (
  name: string,
  fields: Partial<Records['submissions']> = {},
): Records['submissions'] => ({
  id: receivedId('25-ASHA', name.toLowerCase()),
  at: '2026-10-01T10:00:00Z',
  student: { name: 'Asha', rollNumber: '25-ASHA' },
  activity: name.toLowerCase(),
  revision: '0'.repeat(64),
  fields: {
    ...{ name, category: 'Workshop', dateAdded: '2026-10-01', issuer: 'Nimbus Academy' },
    ...{ date: '2026-05-30', credits: null, note: '' },
  },
  evidence: null,
  status: 'Pending',
  history: [sent],
  ...fields,
});

const stored = (...list: Records['submissions'][]) => new Map(list.map((one) => [one.id, one]));

const pending = activity('Cloud', {
  category: 'Workshop',
  level: 'National',
  proof: 'Certificate',
  status: 'Pending',
  dateAdded: '2026-10-01',
});

const rowsOf = (...options: Parameters<typeof checkedStudents>) =>
  progressRows({
    ...{ students: options[0], checked: checkedStudents(...options), section: null, terms },
    ...{ rules: help, contacts: new Map(), today: null },
  });

const check = (activities = [pending], submissions = stored()) => {
  const [row] = rowsOf([registered('Asha', { activities })], submissions);
  return { checked: row!.activities, row: row! };
};

const kindsOf = ({ row }: ReturnType<typeof check>) =>
  row.gaps.map(({ kind }) => kind).filter((kind) => kind !== 'points');

test('An activity of the record waits since it was submitted', () => {
  const { checked, row } = check();
  expect(checked).toMatchObject([{ waitingSince: '2026-10-01', status: 'Pending' }]);
  expect(row.points).toBe(0);
  expect(kindsOf(check())).toEqual(['pending']);
});

const details = { level: 'National', proof: 'Certificate' };
const sameFields = { ...submission('Cloud').fields, ...details };

test('A decision on this device counts before the college’s record has it', () => {
  const change = { fields: sameFields, history: [sent, approved] };
  const decided = submission('Cloud', { ...change, status: 'Approved' });
  const result = check([pending], stored(decided));
  expect(result.checked).toMatchObject([{ status: 'Approved', level: 'National' }]);
  expect(result.row.points).toBe(8);
  expect(kindsOf(result)).toEqual([]);
});

test('An activity that was changed after the decision waits again', () => {
  const decided = submission('Cloud', { status: 'Approved', history: [sent, approved] });
  const changed = { ...pending, name: 'Cloud II', dateAdded: '2026-11-22' };
  const result = check([changed], stored(decided));
  expect(result.checked).toMatchObject([{ name: 'Cloud II', status: 'Pending' }]);
  expect(kindsOf(result)).toEqual([]);
});

test('An activity that only a file has is added, and its file is a proof', () => {
  const evidence = { file: 'f', name: 'git.pdf', size: 1, type: 'application/pdf', sha256: '0' };
  const fields = { ...submission('Git').fields, level: 'College' };
  const status = 'Approved';
  const history = [sent, approved];
  const withFile = submission('Git', { fields, status, history, evidence: evidence as never });
  expect(kindsOf(check([], stored(withFile)))).toEqual([]);
  expect(kindsOf(check([], stored({ ...withFile, evidence: null })))).toEqual(['proof']);
  expect(check([], stored(withFile)).row.points).toBe(4);
});

test('An activity that was sent back waits for the student, not for the teacher', () => {
  const returned = { ...approved, what: 'returned' } as const;
  const back = submission('Git', { history: [sent, returned] });
  expect(kindsOf(check([], stored(back)))).toEqual([]);
  const again = { at: '2026-10-30T10:00:00Z', what: 'resubmitted' } as const;
  const result = check([], stored({ ...back, history: [sent, returned, again] }));
  expect(result.checked).toMatchObject([{ waitingSince: '2026-10-30' }]);
  expect(kindsOf(result)).toEqual(['pending']);
});

test('The roll number of a file can be written in another way', () => {
  const file = submission('Git', { student: { name: 'Asha', rollNumber: '25-asha' } });
  expect(check([], stored(file)).checked).toHaveLength(1);
});

test('Files of students who are not in the register are left out', () => {
  const file = submission('Git', { student: { name: 'Asha', rollNumber: '24-ASHA' } });
  expect(check([], stored(file)).checked).toEqual([]);
});

test('The student of this device has the own activities, but none that was withdrawn', () => {
  const own = (change: Partial<OwnActivity>): OwnActivity => ({
    ...pending,
    origin: 'device',
    changed: false,
    ...change,
  });
  const activities = [
    own({ id: 'a', status: 'Approved', history: [sent, approved] }),
    own({ id: 'b', withdrawn: true }),
  ];
  const device = { rollNumber: '25-ASHA', activities, published: [] };
  const students = [registered('Asha'), registered('Zoya', { activities: enough() })];
  const rows = rowsOf(students, new Map(), device);
  expect(rows.map(({ name, points }) => [name, points])).toEqual([
    ['Asha', 8],
    ['Zoya', 28],
  ]);
  expect(rows[0]?.gaps.every(({ kind }) => kind === 'points')).toBe(true);
});
