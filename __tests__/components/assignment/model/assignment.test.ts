import fc from 'fast-check';
import {
  datedAssignments,
  formatScore,
  pendingOnDevice,
  stateOf,
  groupAssignments,
  lateText,
  shortTeacher,
  titleOf,
} from '@/components/assignment/model/assignment';
import { assignmentFields } from '@/components/assignment/model/assignment-form';
import { checkFields, readFields, showFields } from '@/lib/form/field';
import type { OwnAssignment } from '@/lib/store/use-list';

const own = (id: string, due: string, closed = false): OwnAssignment => ({
  id,
  name: id,
  due,
  closed,
  origin: 'device',
  changed: true,
});
const handin = (id: string, done: boolean) =>
  [id, { id, at: '2027-01-01T00:00:00Z', name: id, done, file: null }] as const;
const validValues = { name: 'Unit 1', section: '1CSE33', due: '2027-11-09', instructions: '' };

describe('the pending count', () => {
  const college = { count: 6, nextDue: '2027-11-09' };

  it('is the college’s own figure if nothing is stored', () => {
    expect(pendingOnDevice(college, false, [], new Map())).toEqual(college);
  });

  it('counts assignments set on this device unless closed or done; the earliest is next', () => {
    const set = [own('a', '2027-10-01'), own('b', '2027-09-01', true), own('c', '2027-08-01')];
    expect(pendingOnDevice(college, false, set, new Map([handin('c', true)]))).toEqual({
      count: 7,
      nextDue: '2027-10-01',
    });
  });

  it('counts the open assignments of the list if the college has one', () => {
    const listed = { ...own('x', '2027-11-09'), origin: 'content' as const };
    const set = [listed, own('a', '2027-12-01')];
    const done = new Map([handin('x', true)]);
    expect(pendingOnDevice({ count: 1, nextDue: '2027-11-09' }, true, set, done)).toEqual({
      count: 1,
      nextDue: '2027-12-01',
    });
  });

  it('skips past due dates for the next one, and returns since when one is overdue', () => {
    const today = '2027-11-10';
    expect(pendingOnDevice(college, false, [], new Map(), '2027-11-09')).toEqual(college);
    expect(pendingOnDevice(college, false, [], new Map(), today)).toEqual({
      count: 6,
      nextDue: null,
      overdueSince: '2027-11-09',
    });
    const set = [own('a', '2027-12-01'), own('b', '2027-11-01')];
    expect(pendingOnDevice(college, false, set, new Map(), today)).toEqual({
      count: 8,
      nextDue: '2027-12-01',
      overdueSince: '2027-11-01',
    });
  });

  it('is never below the college’s figure, and no open assignment is due before the next', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((n) => `2027-11-${String(n).padStart(2, '0')}`);
    fc.assert(
      fc.property(fc.array(fc.tuple(day, fc.boolean(), fc.boolean())), (rows) => {
        const set = rows.map(([due, closed], index) => own(`a${index}`, due, closed));
        const done = new Map(rows.map(([, , yes], index) => handin(`a${index}`, yes)));
        const { count, nextDue } = pendingOnDevice(college, false, set, done);
        const open = rows.filter(([, closed, yes]) => !closed && !yes);
        expect(count).toBe(6 + open.length);
        expect(open.every(([due]) => nextDue! <= due)).toBe(true);
      }),
    );
  });
});

it('the calendar has every open assignment with a due date, once', () => {
  const set = [own('a', '2027-10-31'), own('b', '2027-11-01')];
  const closed = own('d', '2027-11-02', true);
  expect(datedAssignments([...set, closed]).map(({ name, due }) => [name, due])).toEqual([
    ['a', '2027-10-31'],
    ['b', '2027-11-01'],
  ]);
});

it('describes the status of an assignment', () => {
  expect(stateOf({ closed: false })).toBeNull();
  expect(stateOf({ closed: false }, { done: true, file: null })).toBe('Done');
  expect(stateOf({ closed: true }, { done: true, file: {} })).toBe('Handed in, Closed');
  expect(stateOf({ closed: false }, { done: false, file: {} })).toBe('Handed in, not done');
});

describe('the form of an assignment', () => {
  it('requires a name, a section and a due date that is not in the past', () => {
    expect(
      checkFields(assignmentFields, showFields(assignmentFields, {}), '2027-01-01').map(
        ({ field }) => field,
      ),
    ).toEqual(['name', 'section', 'due']);
    expect(checkFields(assignmentFields, validValues, '2027-11-09')).toEqual([]);
    expect(checkFields(assignmentFields, validValues, '2027-11-10')[0]?.message).toMatch(
      /This date is in the past/,
    );
    expect(
      checkFields(assignmentFields, { ...validValues, due: '2027-02-30' }, '')[0]?.message,
    ).toMatch(/not exist/);
    expect(
      checkFields(assignmentFields, { ...validValues, section: 'x'.repeat(121) }, '')[0]?.message,
    ).toBe('The section has 121 characters. Shorten it to 120.');
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (name, section, instructions) => {
        const once = readFields(assignmentFields, { ...validValues, name, section, instructions });
        expect(readFields(assignmentFields, showFields(assignmentFields, once))).toEqual(once);
      }),
    );
  });
});

describe('what the college says about an assignment', () => {
  it.each([
    [{ score: 18, maximum: 20 }, '18 of 20'],
    [{ score: 1 }, '1 point'],
    [{ grade: 'A-' }, 'A-'],
    [{ grade: 'A-', score: 18, maximum: 20 }, 'A-, 18 of 20'],
    [{ grade: 'A-', maximum: 20 }, 'A-'],
    [{ maximum: 20 }, '20 points'],
    [{ score: 0, maximum: 0 }, '0 of 0'],
    [{}, null],
  ])('%j is shown as %j', (result, text) => {
    expect(formatScore(result)).toBe(text);
  });

  it('applies before what this device knows, unless the work is missing', () => {
    const handin = { done: true, file: {} };
    expect(stateOf({ state: 'graded' }, handin)).toBe('Graded');
    expect(stateOf({ state: 'late' })).toBe('Handed in late');
    expect(stateOf({ state: 'missing' }, handin)).toBe('Handed in');
    expect(stateOf({ state: 'missing' })).toBe('Missing');
    expect(stateOf({})).toBeNull();
  });
});

const assignment = (id: string, known: Partial<OwnAssignment> = {}): OwnAssignment =>
  ({ id, name: id, origin: 'content', ...known }) as OwnAssignment;

const grouped = (assignments: readonly OwnAssignment[], handins = new Map()) =>
  groupAssignments(assignments, handins).map(
    ({ name, members }) => `${name}: ${members.map(({ id }) => id).join(', ')}`,
  );

test('What is to be handed in comes first, what is due next at its top; then the latest of the others', () => {
  expect(
    grouped([
      assignment('graded in August', { due: '2026-08-01', state: 'graded' }),
      assignment('graded in October', { due: '2026-10-01', state: 'graded' }),
      assignment('without a day'),
      assignment('in December', { due: '2026-12-01' }),
      assignment('missing since September', { due: '2026-09-01', state: 'missing' }),
      assignment('submitted', { due: '2026-11-01', state: 'submitted' }),
      assignment('exempt', { due: '2026-11-01', state: 'exempt' }),
      assignment('closed', { due: '2026-12-24', closed: true }),
    ]),
  ).toEqual([
    'To hand in: missing since September, in December, without a day',
    'Handed in: submitted',
    'Marked: graded in October, graded in August',
    'Closed: closed, exempt',
  ]);
});

test('As many are to be handed in as the dashboard counts', () => {
  const one = fc.record({
    closed: fc.boolean(),
    state: fc.constantFrom(undefined, 'graded', 'submitted', 'missing', 'late', 'exempt'),
    handin: fc.constantFrom(null, { done: true }, { done: false }),
    file: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 12 }), (rows) => {
      const set = rows.map(({ closed, state }, index) =>
        assignment(`a${index}`, { closed, state } as Partial<OwnAssignment>),
      );
      const handins = new Map(
        rows.flatMap(({ handin: own, file }, index) =>
          own ? [[`a${index}`, { ...own, file: file ? {} : null }] as const] : [],
        ),
      ) as never;
      const groups = groupAssignments(set, handins);
      const members = groups.flatMap((group) => group.members);
      expect(new Set(members)).toEqual(new Set(set));
      expect(members).toHaveLength(set.length);
      const toHandIn = groups.find(({ name }) => name === 'To hand in')?.members.length ?? 0;
      const published = { count: 0, nextDue: null };
      expect(toHandIn).toBe(pendingOnDevice(published, true, set, handins).count);
    }),
  );
});

it.each([
  ['2026-11-09', 'Late by 1 day'],
  ['2026-11-01', 'Late by 9 days'],
  ['2026-11-10', null],
  [undefined, null],
])('An assignment due %s is on 10 November: %s', (due, text) => {
  expect(lateText(due, '2026-11-10')).toBe(text);
  expect(lateText(due, null)).toBeNull();
});

it('leaves the name of the subject out of a title', () => {
  const subject = 'Physics';
  expect(titleOf({ name: 'Physics: Quiz 1', subject })).toBe('Quiz 1');
  expect(titleOf({ name: 'Physics – Quiz 1', subject })).toBe('Quiz 1');
  expect(titleOf({ name: 'Physics report', subject })).toBe('Physics report');
  expect(titleOf({ name: 'Physics:', subject })).toBe('Physics:');
  expect(titleOf({ name: 'Quiz: units' })).toBe('Quiz: units');
});

it('shortens a teacher’s name to the title and the last name', () => {
  expect(shortTeacher('Dr. Meera Shetty')).toBe('Dr. Shetty');
  expect(shortTeacher('Prof. Krishnamurthy S.')).toBe('Prof. Krishnamurthy S.');
  expect(shortTeacher('Meera Shetty')).toBe('Meera Shetty');
});
