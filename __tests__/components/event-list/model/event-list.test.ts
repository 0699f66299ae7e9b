import { checkEvent, eventContent, saveEvent } from '@/components/event-list/model/event-form';
import {
  addPeople,
  eventPoints,
  knownStudents,
  numbersIn,
  rowsOf,
  takeOut,
  toLookAt,
  untold,
  type EventList,
} from '@/components/event-list/model/event-list';
import rules from '@/content/activity-rules.json';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import type { Change } from '@/lib/store/record';

const activityRules = rules as unknown as ActivityRules;
const at = '2026-10-14T05:12:00.000Z';
const student = (rollNumber: string, more: object = {}) =>
  ({
    name: `Name of ${rollNumber}`,
    rollNumber,
    section: 'CSE-C',
    activities: [],
    ...more,
  }) as unknown as RegisteredStudent;
const same = {
  ...{ id: 'own', name: 'code  sprint 2026', issuer: 'DEPARTMENT OF CS', date: '2026-10-14' },
  ...{ status: 'Approved', category: 'Hackathon', dateAdded: '2026-10-20' },
};
const known = knownStudents([
  student('24CSE3018'),
  student('24CSE3005', { activities: [same] }),
  student('24CSE3042'),
]);
const empty: EventList = {
  ...{ id: 'e1', at, name: 'Code Sprint 2026', category: 'Hackathon', level: 'National' },
  ...{ organiser: 'Department of CS', from: '2026-10-13', to: '2026-10-14', duty: true },
  ...{ people: [], signed: [] },
};
const run = (list: EventList, ...changes: Change[]): EventList =>
  changes.reduce((now, { to }) => (to as (list: EventList) => EventList)(now), list);
const signedBy = (list: EventList): EventList => ({
  ...list,
  signed: [
    ...list.signed,
    {
      ...{ at, keyId: 'ab'.repeat(32) },
      people: untold(rowsOf(list, known)).map(({ rollNumber, state }) => [rollNumber, state]),
    },
  ],
});

test.each([
  ['24ECE1017, 24ECE1022\n24CSE3999', ['24ECE1017', '24ECE1022', '24CSE3999'], []],
  ['Kavya Shah\t24CSE3018\tCSE\nTarun Nair\t24cse3042.', ['24CSE3018', '24cse3042'], []],
  ['24CSE3018; 24cse3018 (24CSE3018)', ['24CSE3018'], []],
  ['7 18 24#3018 nobody', [], ['7', '18', '24#3018']],
])('Roll numbers are found in %j', (text, numbers, unclear) => {
  const found = numbersIn(text);
  expect(found.numbers.map((one) => one.toUpperCase())).toEqual(
    numbers.map((one) => one.toUpperCase()),
  );
  expect(found.unclear).toEqual(unclear);
});

test('Each person gets it from the teacher, from the office, or is to be looked at', () => {
  const numbers = ['24CSE3018', '24ECE1017', '24CSE3005', 'X-99'];
  const list = run(empty, addPeople('e1', numbers, 'pasted', at));
  const rows = rowsOf(list, known);
  expect(rows.map(({ rollNumber, giving, number }) => [rollNumber, giving, number])).toEqual([
    ['X-99', 'unknown', 4],
    ['24CSE3005', 'has', 3],
    ['24ECE1017', 'office', 2],
    ['24CSE3018', 'mine', 1],
  ]);
  expect(toLookAt(rows)).toHaveLength(2);
  expect(untold(rows).map(({ rollNumber }) => rollNumber)).toEqual(['24ECE1017', '24CSE3018']);
});

test('A person is in a list once, leaves without a trace before the signature, and with a reason after it', () => {
  const added = run(
    empty,
    addPeople('e1', ['24CSE3018', '24CSE3042'], 'section', at),
    addPeople('e1', ['24cse3018'], 'card', at),
  );
  expect(added.people).toHaveLength(2);
  const [last] = rowsOf(added, known);
  expect(run(added, takeOut('e1', last!, '', at)).people).toHaveLength(1);

  const signed = signedBy(added);
  expect(untold(rowsOf(signed, known))).toEqual([]);
  const out = run(signed, takeOut('e1', rowsOf(signed, known)[0]!, 'Left early.', at));
  expect(untold(rowsOf(out, known))).toMatchObject([{ state: 'out', why: 'Left early.' }]);
  const told = signedBy(out);
  expect(untold(rowsOf(told, known))).toEqual([]);
  // The same person once more: the next signature says so.
  const again = run(told, addPeople('e1', ['24CSE3042'], 'pasted', at));
  expect(again.people).toHaveLength(2);
  expect(untold(rowsOf(again, known))).toMatchObject([{ rollNumber: '24CSE3042', state: 'in' }]);
});

test('The points are those of the rules', () => {
  expect(eventPoints(empty, activityRules)).toEqual({
    points: 15,
    head: 'Hackathons and internships',
  });
});

test('The form asks for what the category needs, and for days in their order', () => {
  const { values } = eventContent({});
  const wrong = (more: object) =>
    checkEvent({ ...values, ...more }, activityRules).map(({ field }) => field);
  expect(wrong({})).toEqual(['name', 'organiser', 'category', 'from', 'to']);
  const right = { ...eventContent(empty).values };
  expect(wrong(right)).toEqual([]);
  expect(wrong({ ...right, level: '' })).toEqual(['level']);
  expect(wrong({ ...right, to: '2026-10-01' })).toEqual(['to']);
  expect(wrong({ ...right, category: 'Course' })).toEqual(['hours']);
  const list = run(
    run(empty, addPeople('e1', ['24CSE3018'], 'card', at)),
    saveEvent('e1', { ...right, duty: '', level: 'College' }, at),
  );
  expect(list).toMatchObject({ level: 'College', duty: false, people: [{ by: 'card' }] });
});
