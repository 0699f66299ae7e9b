import { applied } from '@/__tests__/components/exchange/model/sample';
import { decide, revisionsOf } from '@/components/activity/model/decision';
import { sectionsOf } from '@/components/activity/model/register';
import { findRows, outcomeOf } from '@/components/activity/model/review';
import { reviewRows } from '@/components/activity/model/review-rows';
import { senderNote } from '@/components/activity/model/sender-note';
import type { PublishedActivity } from '@/content/schema/student/activity';
import type { Records } from '@/lib/store/record';

const rao = { name: 'Dr. Ananya Rao', employeeId: 'FAC-0117' };

const activity = (id: string, more: Partial<PublishedActivity> = {}): PublishedActivity => ({
  id,
  name: `Activity ${id}`,
  status: 'Pending',
  category: 'Course',
  dateAdded: '2026-11-01',
  issuer: 'Coding Club',
  date: null,
  credits: 2,
  decision: null,
  ...more,
});

const approved = { at: '2026-11-05', by: 'Dr. Rao', reason: null };
const meera = {
  name: 'Meera Nair',
  rollNumber: '25CSE1077',
  section: '1CSE33',
  activities: [activity('robotics'), activity('chess', { status: 'Approved', decision: approved })],
};
const kabir = {
  name: 'Kabir Singh',
  rollNumber: '25CSE1058',
  section: '1CSE27',
  activities: [activity('robotics', { issuer: null })],
};

type Submissions = Map<string, Records['submissions']>;

const rowsOf = (submissions: Submissions = new Map(), students = [meera, kabir]) =>
  reviewRows({
    register: [
      {
        id: 'a',
        name: 'Meera Nair',
        certificationBy: 'NPTEL',
        rollNumber: '25CSE1077',
        status: 'Approved',
      },
    ],
    decisions: new Map(),
    students,
    student: null,
    activities: [],
    published: [],
    submissions,
  });

async function decided(
  rollNumber: string,
  what: 'approved' | 'rejected' | 'returned' = 'approved',
  before: Submissions = new Map(),
  students = [meera, kabir],
) {
  const rows = rowsOf(before, students).filter(
    (row) => row.rollNumber === rollNumber && row.submitted,
  );
  const decision = { what, by: rao.name, ...(what !== 'approved' && { reason: 'No proof.' }) };
  return applied(decide(rows, decision, await revisionsOf(rows)), 'submissions', before);
}

describe('the rows of a register', () => {
  it('show what waits for approval, of every student', () => {
    expect(
      rowsOf().map(({ student, submitted, status }) => [student, submitted?.name, status]),
    ).toEqual([
      ['Meera Nair', 'Activity robotics', 'Pending'],
      ['Kabir Singh', 'Activity robotics', 'Pending'],
      ['Meera Nair', undefined, 'Approved'],
    ]);
    expect(rowsOf()[1]!.certificationBy).toBe('Not named');
  });

  it('have different keys for the same activity of two students', () => {
    expect(new Set(rowsOf().map(({ key }) => key)).size).toBe(3);
  });

  it('list a student of two sections once, in both sections', () => {
    const rows = rowsOf(new Map(), [meera, { ...meera, section: '1CSE27' }, kabir]);
    expect(rows.map(({ key }) => key)).toEqual(rowsOf().map(({ key }) => key));
    const query = { text: 'Meera', status: null, sort: null, descending: false };
    for (const section of ['1CSE33', '1CSE27'])
      expect(findRows(rows, { ...query, section })).toHaveLength(2);
  });

  it('keep their place and key after a decision, and count once', async () => {
    const before = rowsOf();
    const after = rowsOf(await decided('25CSE1077'));
    expect(after).toHaveLength(before.length);
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
    const row = after[0]!;
    expect(row).toMatchObject({ status: 'Approved', inRecord: true });
    expect(outcomeOf(row)).toBe('approved');
  });

  it('wait again once the student resubmits with other values', async () => {
    const submissions = await decided('25CSE1077', 'returned');
    const waits = rowsOf(submissions).find(({ student }) => student === 'Meera Nair')!;
    expect(outcomeOf(waits)).toBe('returned');
    const changed = { ...meera, activities: [activity('robotics', { credits: 3 })] };
    const [again] = rowsOf(submissions, [changed, kabir]);
    expect(again).toMatchObject({ source: 'record', status: 'Pending', submitted: { credits: 3 } });
    expect(outcomeOf(again!)).toBeNull();
    const second = await decided('25CSE1077', 'approved', submissions, [changed, kabir]);
    const [submission] = second.values();
    expect(submission).toMatchObject({ status: 'Approved', fields: { credits: 3 } });
    expect(submission!.history.map(({ what }) => what)).toEqual([
      'submitted',
      'returned',
      'resubmitted',
      'approved',
    ]);
  });
});

describe('the sender of a file', () => {
  const certificate = {
    id: 'a',
    name: 'Diya',
    certificationBy: 'NPTEL',
    rollNumber: '25CSE1017',
    status: 'Pending',
  } as const;
  it.each([
    ['is in the register', meera, ''],
    ['is not in the register', { name: 'Sana', rollNumber: '25CSE9999' }, ', not in your register'],
    [
      'has another name there',
      { name: 'Someone', rollNumber: '25CSE1077' },
      ', Meera Nair in your register',
    ],
    ['has a certificate there', { name: 'Diya', rollNumber: '25CSE1017' }, ''],
  ])('%s', (_, sender, note) => {
    expect(senderNote(sender, [meera, kabir], [certificate])).toBe(note);
  });

  it('is not checked without a register', () => {
    expect(senderNote(meera, [])).toBe('');
  });
});

it('lists every section once', () => {
  expect(sectionsOf([{ section: 'B' }], [{ section: 'A' }, { section: 'B' }])).toEqual(['A', 'B']);
});
